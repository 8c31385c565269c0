/** What the browser leaves out of a site's own blocks without a word. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flaw } from '../problems/flaw.ts';
import { placeAt } from '../schemas/json-fault.ts';

type Slip = Pick<Flaw, 'message' | 'hint'> & { at: number; length: number };

/** Remarks on the code and the styles of the blocks in a site's own folder. */
export function ownBlockFlaws(root: string): Flaw[] {
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
        ({ message, hint, at, length }): Flaw => ({
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

/** The text with comments, or also texts in quotation marks, as blanks, so that places stay what they are. */
function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (all) => all.replace(/[^\n]/g, ' '));
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

/** Braces that are not closed, or close nothing: the rules behind them are left out. */
function styleSlips(text: string): Slip[] {
  const code = blanked(text, /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g);
  const open: number[] = [];
  for (const { 0: sign, index } of code.matchAll(/[{}]/g)) {
    if (sign === '{') open.push(index);
    else if (open.pop() === undefined) {
      return [
        {
          message: 'This } closes nothing, and browsers leave out the rule that follows.',
          hint: 'Delete it, or look above for a { that is missing.',
          ...{ at: index, length: 1 },
        },
      ];
    }
  }
  const [first] = open;
  if (first === undefined) return [];
  return [
    {
      message: 'This { is not closed, and browsers take all that follows for a part of its rule.',
      hint: 'Write } where the rule ends.',
      ...{ at: first, length: 1 },
    },
  ];
}
