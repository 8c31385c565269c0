/** Words in the theme that the browser would not understand: it says nothing of them, and takes another colour or the usual token. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorsNamed, parse } from 'culori';
import type { Issue } from '../issue.ts';
import { meant } from '../problems/nearest.ts';
import type { Site } from '../site.ts';
import { siteFileName } from '../site-file.ts';
import type { DataObject } from '../types.ts';

/** Colours that depend on the system or on what is around: https://www.w3.org/TR/css-color-4/#css-system-colors */
const relative =
  /^(?:transparent|currentcolor|inherit|initial|unset|revert|accentcolor|accentcolortext|activetext|button\w+|canvas|canvastext|field|fieldtext|graytext|highlight|highlighttext|linktext|mark|marktext|selecteditem|selecteditemtext|visitedtext)$/i;

/** The colours and tokens of `theme` that there are not. */
export function themeWordIssues({ config, engineRoot, root }: Site): Issue[] {
  const { colors, tokens } = (config.theme ?? {}) as { [part in 'colors' | 'tokens']?: DataObject };
  const issues: Issue[] = [];
  for (const [side, own] of Object.entries(colors ?? {})) {
    for (const [token, colour] of Object.entries((own ?? {}) as DataObject)) {
      const word = typeof colour === 'string' && /^[A-Za-z-]+$/.test(colour) ? colour : undefined;
      if (word === undefined || relative.test(word) || parse(word)) continue;
      issues.push(noColour(word, ['theme', 'colors', side, token]));
    }
  }
  const names = Object.keys(tokens ?? {});
  if (names.length === 0) return issues;
  const css = readFileSync(join(engineRoot, 'blocks/_shared/styles/base.css'), 'utf8');
  const known = new Set(Array.from(css.matchAll(/^\s*--([\w-]+):/gm), ([, name = '']) => name));
  const own = ownStyles(root);
  for (const name of names) {
    const longer = [...known]
      .filter((one) => name.startsWith(one))
      .sort((a, b) => b.length - a.length);
    const suggestion = longer[0] ?? meant(name, known).suggestion;
    if (known.has(name) || !suggestion || own.includes(`--${name}`)) continue;
    issues.push(noToken(name, suggestion));
  }
  return issues;
}

/** The style sheets of the site's own blocks, which may use tokens of their own. */
function ownStyles(root: string): string {
  const folder = join(root, 'blocks');
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

function noColour(word: string, path: Issue['path']): Issue {
  const { suggestion } = meant(word, Object.keys(colorsNamed));
  return {
    code: 'wrong-value',
    severity: 'warning',
    message: `Browsers know no colour called ${word}, so this one would be left out.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}Write the colour in digits, in quotation marks: ${String(path.at(-1))}: "#0d5c63".`,
    ...(suggestion ? { suggestion } : {}),
    file: siteFileName,
    path,
  };
}

function noToken(name: string, suggestion: string): Issue {
  return {
    code: 'unknown-key',
    severity: 'warning',
    message: `No style sheet has a token called ${name}, so this changes nothing.`,
    hint: `Did you mean ${suggestion}? The tokens stand at the top of blocks/_shared/styles/base.css.`,
    suggestion,
    file: siteFileName,
    path: ['theme', 'tokens', name],
    atKey: true,
  };
}
