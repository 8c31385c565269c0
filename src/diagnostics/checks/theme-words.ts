/** Finds words in the theme that browsers do not understand: they silently use another colour or the default token. */
import { join } from 'node:path';
import { colorsNamed } from 'culori';
import { type Declaration, transform } from 'lightningcss';
import { textsBelow } from '../../content/files/folders.ts';
import type { Issue, UnlocatedIssue } from '../../content/model/issue.ts';
import type { DataPath } from '../../content/model/types.ts';
import { SITE_FILE_NAME, type Site } from '../../content/site/site.ts';
import { meant } from '../wording/nearest.ts';
import { themeTokens } from './theme-tokens.ts';

/** Returns the issues of unknown colours and tokens in `theme`. */
export function themeWordIssues({ settings, engineRoot, root }: Site): Issue[] {
  const { colors = {}, tokens = {} } = settings.theme ?? {};
  if (Object.keys({ ...colors, ...tokens }).length === 0) return [];
  const { names, lengths } = themeTokens(engineRoot);
  // The site's own blocks may use further tokens.
  const own = [...textsBelow(join(root, 'blocks'), /\.css$/)].join('\n');
  const isToken = (name: string) =>
    names.has(name) || Object.hasOwn(tokens, name) || own.includes(`--${name}`);
  const ofColors = Object.entries(colors).flatMap(([side, written]) =>
    Object.entries(written).flatMap(([field, colour]) => {
      const lost = lostVariable(String(colour), isToken);
      if (lost === undefined && isColor(String(colour))) return [];
      const { suggestion } = lost ? meant(lost, names) : meant(colour, Object.keys(colorsNamed));
      const wanted = lost && suggestion ? `var(--${suggestion})` : suggestion;
      const params = { reason: 'colour', name: colour, field, wanted } as const;
      return [wordIssue({ code: 'wrong-value', params }, ['theme', 'colors', side, field])];
    }),
  );
  const ofTokens = Object.entries(tokens).flatMap(([name, value]) => [
    ...lengthIssue(name, String(value).trim(), lengths.get(name)),
    ...(own.includes(`--${name}`) ? [] : nameIssue(name, names)),
  ]);
  return [...ofColors, ...ofTokens];
}

/** Returns the first variable `--name` in a value that no style sheet sets; `undefined` when there is none. */
const lostVariable = (value: string, isToken: (name: string) => boolean): string | undefined =>
  [...value.matchAll(/var\(--([\w-]+)\)/g)]
    .map(([, name = '']) => name)
    .find((name) => !isToken(name));

/** @param usual the token's default length; `undefined` for a token of another kind */
function lengthIssue(name: string, value: string, usual: string | undefined): Issue[] {
  if (usual === undefined || isLength(value)) return [];
  const params = { reason: 'token-length', name, value, usual } as const;
  return [wordIssue({ code: 'wrong-value', params }, ['theme', 'tokens', name])];
}

function nameIssue(name: string, known: Set<string>): Issue[] {
  const [longest] = [...known]
    .filter((one) => name.startsWith(one))
    .sort((a, b) => b.length - a.length);
  const suggestion = longest ?? meant(name, known).suggestion;
  if (known.has(name) || !suggestion) return [];
  const params = { reason: 'token', name, wanted: suggestion } as const;
  return [wordIssue({ code: 'unknown-key', params, atKey: true }, ['theme', 'tokens', name])];
}

/** Returns whether browsers know a colour name. Lightning CSS knows all system colours, such as `canvas`. */
function isColor(word: string): boolean {
  // The schema checks digits; a value with a variable cannot be checked.
  if (word.startsWith('#') || word.includes('var(')) return true;
  let isKnown = false;
  const code = Buffer.from(`a{color:${word}}`);
  const visitor = {
    Color() {
      isKnown = true;
    },
  };
  transform({ filename: 'theme.css', code, visitor, errorRecovery: true });
  return isKnown || /^(?:inherit|initial|unset|revert)$/i.test(word);
}

/** Returns whether a text is a valid length wherever a token may be used. */
function isLength(value: string): boolean {
  // A number without a unit is a length only outside of calculations, and only when it is 0.
  if (/^[-+.\d]+$/.test(value)) return false;
  if (/^(?:none|inherit|initial|unset|revert)$/i.test(value)) return true;
  let isKnown = false;
  const visitor = {
    Declaration({ property }: Declaration) {
      // A value with a variable cannot be checked, nor one with a function that is not known yet.
      const isOpen = value.includes('var(') || !/^(?:calc|min|max|clamp)\(/i.test(value);
      isKnown =
        property === 'margin-top' || (property === 'unparsed' && value.includes('(') && isOpen);
    },
  };
  const code = Buffer.from(`a{margin-top:${value}}`);
  transform({ filename: 'theme.css', code, visitor, errorRecovery: true });
  return isKnown;
}

/** Returns a warning about a word in the theme. */
function wordIssue(issue: UnlocatedIssue, path: DataPath): Issue {
  return { ...issue, severity: 'warning', file: SITE_FILE_NAME, path };
}
