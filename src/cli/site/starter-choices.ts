/** Applies the choices for a new site to the files of the starter, keeping their comments. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataPath, TextEdit } from '../../content/model/types.ts';
import { applyEdits } from '../../content/yaml/edits.ts';
import { parse } from '../../content/yaml/parse.ts';
import { type Positions, readPositions } from '../../content/yaml/positions.ts';
import { quoted } from '../../content/yaml/scalars.ts';

/** The choices; the starter's own values are the default. */
export interface StarterChoices {
  /** The name of the site. */
  name?: string | undefined;
  /** The colours: `forest`, the starter's own, or the name of a file of src/cli/themes. */
  theme?: string | undefined;
  /** Language codes, the site's own first: `['en', 'ar']`. */
  languages?: string[] | undefined;
}

/** Where the starter's `_site.yaml` contains the site's name. */
const namePlaces = [['name'], ['company'], ['contact', 'address', 0], ['feeds', 0, 'title']];

/** The starter's own theme. */
const OWN_THEME = 'forest';

const themesFolder = (engineRoot: string) => path.join(engineRoot, 'src/cli/themes');

/** Returns the names of the themes, the starter's own first. */
function themeNames(engineRoot: string): string[] {
  const files = readdirSync(themesFolder(engineRoot)).sort();
  return [OWN_THEME, ...files.map((file) => path.basename(file, '.yaml'))];
}

/** Throws an error with a message for unknown choices. */
export function checkChoices(
  engineRoot: string,
  { name, theme, languages = [] }: StarterChoices,
): void {
  if (name?.includes('{{')) {
    throw new Error(`The name ${name} contains {{, which begins a variable. Leave it out.`);
  }
  const themes = themeNames(engineRoot);
  if (theme !== undefined && !themes.includes(theme)) {
    throw new Error(`There is no theme ${theme}. There are: ${themes.join(', ')}.`);
  }
  const odd = languages.find((code) => languageName(code) === undefined);
  if (odd !== undefined) {
    throw new Error(`${odd} is not the code of a language. Write codes such as en, ar or pt-BR.`);
  }
  const twice = languages.find((code, index) => languages.indexOf(code) < index);
  if (twice !== undefined) throw new Error(`The language ${twice} is named twice.`);
}

/** Returns the name of a language in itself: `Deutsch` for `de`; `undefined` for an unknown code. */
function languageName(code: string): string | undefined {
  try {
    return new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}

/**
 * Returns the `_site.yaml` of a new site.
 *
 * @param text the starter's
 */
export function chosenSiteFile(
  engineRoot: string,
  text: string,
  { name, theme, languages = [] }: StarterChoices,
): string {
  const positions = readPositions(text);
  return applyEdits(text, [
    ...nameEdits(positions, name?.trim()),
    ...themeEdits(positions, engineRoot, theme),
    ...languageEdits(positions, languages),
  ]);
}

function nameEdits(positions: Positions, name: string | undefined): TextEdit[] {
  if (!name) return [];
  // 1998 would be a number.
  const text = parse(name).data === name ? name : quoted(name);
  return namePlaces.map((at) => ({ ...span(positions, at), text }));
}

function themeEdits(positions: Positions, engineRoot: string, theme = OWN_THEME): TextEdit[] {
  if (theme === OWN_THEME) return [];
  const colors = readFileSync(path.join(themesFolder(engineRoot), `${theme}.yaml`), 'utf8');
  const indented = colors.trimEnd().replaceAll('\n', '\n  ');
  return [{ ...span(positions, ['theme']), text: `${indented}\n` }];
}

function languageEdits(positions: Positions, languages: string[]): TextEdit[] {
  const [own] = languages;
  if (!own) return [];
  const lang = span(positions, ['lang']);
  if (languages.length === 1) return [{ ...lang, text: own }];
  const list = languages.map((code, index) => languageEntry(code, index > 0)).join('');
  const { start } = span(positions, ['frame', 'before', 0, 'home'], true);
  const ofHeader = 'languages: "{{ site.languages }}"\n      ';
  return [
    { ...lang, text: `${own}\nlanguages:${list}` },
    { start, end: start, text: ofHeader },
  ];
}

function languageEntry(code: string, isInFolder: boolean): string {
  const folder = isInFolder ? `, folder: ${code.toLowerCase()}` : '';
  return `\n  - { lang: ${code}, name: ${languageName(code)}${folder} }`;
}

function span(positions: Positions, at: DataPath, atKey = false) {
  const found = positions.span(at, atKey);
  if (!found) throw new Error(`The starter has no ${at.join('.')}.`);
  return found;
}

/** Returns the first pages of the other languages by file name, made from the starter's home page. */
export function pagesOfLanguages(home: string, [, ...others]: string[]): Map<string, string> {
  return new Map(
    others.map((code) => [
      `pages/${code.toLowerCase()}/index.yaml`,
      `# The home page in ${languageName(code)}: still to be translated.\n${home}`,
    ]),
  );
}
