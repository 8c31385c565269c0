/** The lines that differ between two texts, so that some of them can be reverted and the others kept. */
import { lineDiff } from '../line-diff.ts';

/** A range of lines, counted from 1, both included. An empty range has `last` equal to `first - 1`. */
export interface Lines {
  first: number;
  last: number;
}

/** Adjacent lines that differ. */
interface LineChange {
  before: Lines;
  after: Lines;
  textBefore: string;
  textAfter: string;
}

/** A part of two texts: equal in both, or different. */
type Part = string | LineChange;

const linesIn = (first: number, text: string): Lines => ({
  first,
  last: first + (text.match(/[^\n]*\n|[^\n]+$/g)?.length ?? 0) - 1,
});

/** Returns the parts of two texts; `undefined` when they have too little in common. */
function partsOf(before: string, after: string): Part[] | undefined {
  const found = lineDiff(before, after);
  if (!found) return undefined;
  const parts: Part[] = [];
  let [lineBefore, lineAfter] = [1, 1];
  for (const { value, added, removed } of found) {
    let last = parts.at(-1);
    if (added || removed) {
      if (typeof last !== 'object') {
        last = {
          before: { first: lineBefore, last: lineBefore - 1 },
          after: { first: lineAfter, last: lineAfter - 1 },
          textBefore: '',
          textAfter: '',
        };
        parts.push(last);
      }
      if (removed) last.textBefore += value;
      else last.textAfter += value;
      last.before = linesIn(last.before.first, last.textBefore);
      last.after = linesIn(last.after.first, last.textAfter);
    } else parts.push(value);
    if (!added) lineBefore = linesIn(lineBefore, value).last + 1;
    if (!removed) lineAfter = linesIn(lineAfter, value).last + 1;
  }
  return parts;
}

/**
 * Returns the later text with the changes reverted for which `isUnwanted` returns `true`, and all others kept byte
 * for byte; `undefined` when the texts have too little in common.
 */
export function revertLines(
  before: string,
  after: string,
  isUnwanted: (change: LineChange) => boolean,
): string | undefined {
  return partsOf(before, after)
    ?.map((part) => {
      if (typeof part === 'string') return part;
      return isUnwanted(part) ? part.textBefore : part.textAfter;
    })
    .join('');
}

/** Returns whether two ranges of lines overlap. */
export const overlap = (one: Lines, other: Lines): boolean =>
  one.first <= other.last && other.first <= one.last;
