/** What the browser leaves out of a site's own blocks without a word. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../issue.ts';
import { placeAt } from '../place-at.ts';
import { blanked, type Slip } from './slip.ts';
import { styleSlips } from './style-slips.ts';

/** Remarks on the code and the styles of the blocks in a site's own folder. */
export function ownBlockIssues(root: string): Issue[] {
  const folder = join(root, 'blocks');
  if (!existsSync(folder)) return [];
  const types = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^[_.]/.test(entry.name),
  );
  return types.flatMap(({ name }) =>
    ['view.tsx', 'island.tsx', 'style.css'].flatMap((own) => {
      const place = join(folder, name, own);
      if (!existsSync(place)) return [];
      const text = readFileSync(place, 'utf8');
      const slips = own === 'style.css' ? styleSlips(text) : codeSlips(text, own === 'view.tsx');
      return slips.map(
        ({ message, hint, at, length }): Issue => ({
          code: 'broken-block-type',
          severity: 'warning',
          message,
          hint,
          file: `blocks/${name}/${own}`,
          path: [],
          place: placeAt(text, at, length),
        }),
      );
    }),
  );
}

function codeSlips(text: string, isView: boolean): Slip[] {
  const code = blanked(text, /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g);
  const slips: Slip[] = [];
  for (const { 0: found, index } of code.matchAll(/(?<=<[\w.]+(?:\s[^<>]*)?\s)style=(?=[{"])/g)) {
    slips.push({
      message:
        'A style attribute is left out: the Content-Security-Policy of the pages allows none.',
      hint: 'Give the element a class and write a rule in style.css. An effect may set element.style.',
      ...{ at: index, length: found.length - 1 },
    });
  }
  for (const { 0: found, index } of code.matchAll(
    /(?<=<[a-z]\w*(?:\s[^<>]*)?\s)on[a-z]+=(?=["'])/g,
  )) {
    slips.push({
      message: `${found} in the markup does nothing: the Content-Security-Policy of the pages allows no script in it.`,
      hint: 'In an island.tsx write a handler, such as onClick={…}.',
      ...{ at: index, length: found.length - 1 },
    });
  }
  if (!isView) return slips;
  for (const { 0: found, index } of code.matchAll(
    /(?<=<[a-z]\w*(?:\s[^<>]*)?\s)on[A-Z]\w+=(?=\{)/g,
  )) {
    slips.push({
      message: `${found.slice(0, -1)} is never called: a view.tsx is drawn once and does not reach the browser.`,
      hint: 'Rename the file to island.tsx, or use a link, <details> or a dialog, which need no script.',
      ...{ at: index, length: found.length - 1 },
    });
  }
  return slips;
}
