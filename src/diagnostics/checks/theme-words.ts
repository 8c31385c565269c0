/** Words in the theme that the browser would not understand: it says nothing of them, and takes another colour or the usual token. */
import { join } from 'node:path';
import { colorsNamed } from 'culori';
import { transform } from 'lightningcss';
import { textsBelow } from '../../content/files/folders.ts';
import type { Issue, Unplaced } from '../../content/model/issue.ts';
import type { DataObject, DataPath } from '../../content/model/types.ts';
import { type Site, siteFileName } from '../../content/site/site.ts';
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
      const { suggestion } = meant(word, Object.keys(colorsNamed));
      const params = { reason: 'colour', name: word, field: token, wanted: suggestion } as const;
      const path = ['theme', 'colors', side, token];
      issues.push(wordIssue({ code: 'wrong-value', params }, path));
    }
  }
  const names = Object.keys(tokens ?? {});
  if (names.length === 0) return issues;
  const { names: known, lengths } = themeTokens(engineRoot);
  // the site's own blocks may use tokens of their own
  const own = [...textsBelow(join(root, 'blocks'), /\.css$/)].join('\n');
  for (const name of names) {
    const path = ['theme', 'tokens', name];
    const value = String(tokens?.[name]).trim();
    const usual = lengths.get(name);
    // A mere number is a length to the browser only where it stands alone, and only when it is 0.
    if (usual !== undefined && /^[-+.\d]+(?:\s+(?:px|r?em|%))?$/.test(value))
      issues.push(
        wordIssue(
          { code: 'wrong-value', params: { reason: 'token-length', name, value, usual } },
          path,
        ),
      );
    const longer = [...known]
      .filter((one) => name.startsWith(one))
      .sort((a, b) => b.length - a.length);
    const suggestion = longer[0] ?? meant(name, known).suggestion;
    if (known.has(name) || !suggestion || own.includes(`--${name}`)) continue;
    const params = { reason: 'token', name, wanted: suggestion } as const;
    issues.push(wordIssue({ code: 'unknown-key', params, atKey: true }, path));
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

/** Returns a warning about a word of the theme. */
function wordIssue(issue: Unplaced, path: DataPath): Issue {
  return { ...issue, severity: 'warning', file: siteFileName, path };
}
