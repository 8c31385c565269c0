/** Mistakes in writing that YAML reads as something else, so that only what became of them is found. */

import { valueAt } from '../../content/model/data.ts';
import type { Data } from '../../content/model/types.ts';
import { applyEdits } from '../../content/yaml/edits.ts';
import type { FileCache } from '../../content/yaml/file-cache.ts';
import { parse } from '../../content/yaml/parse.ts';
import type { Explained } from '../model/explained.ts';
import { doubledBraces, spaceInBraces, unquotedComma } from './brace-patterns.ts';
import { largestText, mistakeOf } from './explain-syntax.ts';
import { oddDash } from './indentation.ts';
import { commentedValue, curly, emptyDash, missingSpace, unclosed } from './line-patterns.ts';
import { commentedStart, gluedDash } from './lost-starts.ts';
import { type Finder, type Mistake, replacing } from './match.ts';
import { oddSpace, oddSpaces, plainSpaces } from './odd-spaces.ts';
import { sourceLines } from './source-lines.ts';

const finders: Finder[] = [
  ...[oddSpace, oddDash, missingSpace, spaceInBraces, commentedValue],
  ...[curly, doubledBraces, unclosed, unquotedComma, emptyDash],
];

/** Finders of a mistake in a line above the one that is told. */
const findersAbove: Finder[] = [commentedStart, gluedDash];

/** Returns the mistake in writing that an issue comes from: a rule finds it in the lines of the value, and with its repair it would not be there. */
export function silentMistake(issue: Explained, files: FileCache): Mistake | undefined {
  const { file, path, atKey, within, severity } = issue;
  const text = files.soundText(file);
  if (issue.place || path.length === 0 || severity === 'warning') return undefined;
  if (text === undefined || text.length > largestText) return undefined;
  const location = files.positions(file)?.locate(path, atKey, within);
  const before = files.data(file);
  if (!location || before === undefined) return undefined;
  const { place, start, end, lastLine } = location;
  const lines = sourceLines(text);
  const first = lines[place.line - 1];
  const [odd] = oddSpaces.exec(text.slice(start, end)) ?? [];
  if (first && odd !== undefined) {
    const at = place.column - 1 + text.slice(start, end).indexOf(odd);
    const params = { found: odd };
    return mistakeOf(
      replacing('odd-space', first, [at, at + odd.length], plainSpaces(odd), { params }),
    );
  }
  const value = valueAt(before, path);
  // what stands in a longer text, or in quotation marks, is not YAML
  const isPart = within !== undefined && within !== value;
  if (isPart || (typeof value === 'string' && !atKey && /["'|>]/.test(text[start] ?? ''))) {
    return undefined;
  }
  const entry = lines.slice(0, place.line - 1).findLastIndex(({ dashes }) => dashes.length > 0);
  const above = atKey ? lines.slice(entry + 1, place.line) : [];
  const source = { text, lines };
  const matches = [
    ...above.flatMap((line) => findersAbove.flatMap((find) => find(line, source))),
    ...lines
      .slice(place.line - 1, lastLine)
      .flatMap((line) => finders.flatMap((find) => find(line, source))),
  ];
  for (const match of matches) {
    const after = parse(applyEdits(text, match.edits)).data;
    if (after !== undefined && isFixed(issue, before, after)) return mistakeOf(match);
  }
  return undefined;
}

/** Returns whether an issue of the data before is none of the data after. */
function isFixed({ code, path, missing }: Explained, before: Data, after: Data): boolean {
  const old = valueAt(before, path);
  const value = valueAt(after, path);
  if (code === 'missing-field' || code === 'missing-type') {
    return value !== null && typeof value === 'object' && Object.hasOwn(value, missing ?? 'type');
  }
  if (/^(?:unknown|misplaced)-key$/.test(code) && old !== null) return value === undefined;
  return JSON.stringify(value) !== JSON.stringify(old);
}
