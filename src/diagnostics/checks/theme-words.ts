/** Words in the theme that the browser would not understand: it says nothing of them, and takes another colour or the usual token. */
import { join } from 'node:path';
import { colorsNamed } from 'culori';
import { transform } from 'lightningcss';
import { textsBelow } from '../../content/files/folders.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { DataObject } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { siteFileName } from '../../content/site/site.ts';
import { meant } from '../../content/words/nearest.ts';
import { themeTokens } from './theme-tokens.ts';

/** Returns the colours and tokens of `theme` that there are not. */
export function themeWordIssues({ config, engineRoot, root }: Site): Issue[] {
  const { colors, tokens } = (config.theme ?? {}) as { [part in 'colors' | 'tokens']?: DataObject };
  const issues: Issue[] = [];
  for (const [side, own] of Object.entries(colors ?? {})) {
    for (const [token, colour] of Object.entries((own ?? {}) as DataObject)) {
      const word = typeof colour === 'string' && /^[A-Za-z-]+$/.test(colour) ? colour : undefined;
      if (word === undefined || isColor(word)) continue;
      issues.push(noColour(word, ['theme', 'colors', side, token]));
    }
  }
  const names = Object.keys(tokens ?? {});
  if (names.length === 0) return issues;
  const { names: known, lengths } = themeTokens(engineRoot);
  // the site's own blocks may use tokens of their own
  const own = [...textsBelow(join(root, 'blocks'), /\.css$/)].join('\n');
  for (const name of names) {
    const value = String(tokens?.[name]).trim();
    const usual = lengths.get(name);
    // A mere number is a length to the browser only where it stands alone, and only when it is 0.
    if (usual !== undefined && /^[-+.\d]+(?:\s+(?:px|r?em|%))?$/.test(value))
      issues.push(noLength(name, value, usual));
    const longer = [...known]
      .filter((one) => name.startsWith(one))
      .sort((a, b) => b.length - a.length);
    const suggestion = longer[0] ?? meant(name, known).suggestion;
    if (known.has(name) || !suggestion || own.includes(`--${name}`)) continue;
    issues.push(noToken(name, suggestion));
  }
  return issues;
}

/** Returns whether browsers know a colour of that name; of those that depend on the system, such as `canvas`, Lightning CSS knows all. */
function isColor(word: string): boolean {
  let isKnown = false;
  const code = Buffer.from(`a{color:${word}}`);
  const visitor = {
    Color() {
      isKnown = true;
    },
  };
  transform({ filename: 'theme.css', code, visitor });
  return isKnown || /^(?:inherit|initial|unset|revert)$/i.test(word);
}

function noColour(name: string, path: Issue['path']): Issue {
  const field = String(path.at(-1));
  const { suggestion } = meant(name, Object.keys(colorsNamed));
  const params = { reason: 'colour', name, field, wanted: suggestion } as const;
  return { code: 'wrong-value', severity: 'warning', params, file: siteFileName, path };
}

function noLength(name: string, value: string, usual: string): Issue {
  const params = { reason: 'token-length', name, value, usual } as const;
  const path = ['theme', 'tokens', name];
  return { code: 'wrong-value', severity: 'warning', params, file: siteFileName, path };
}

function noToken(name: string, wanted: string): Issue {
  const path = ['theme', 'tokens', name];
  const params = { reason: 'token', name, wanted } as const;
  return {
    code: 'unknown-key',
    severity: 'warning',
    params,
    atKey: true,
    file: siteFileName,
    path,
  };
}
