/** Inserts and removes entries of lists and maps in brackets. */
import type { TextEdit } from '../content/model/types.ts';
import { columnOf, lineEnd, lineStart, nextLine } from './lines.ts';
import type { EntryPlace } from './tree.ts';

/**
 * Returns the edits that insert a value, or a field with its key, before the entry at `index` or after the last one.
 * There must be at least one entry.
 */
export function insertInBrackets(
  { tree: { text }, node, index }: EntryPlace,
  written: string,
  newline: string,
): TextEdit[] {
  const own = node.entries[index];
  const [first] = node.entries;
  const last = node.entries.at(-1);
  if (!first || !last) return [];
  const hasOwnLines = lineStart(text, first.mark) > node.start;
  const ownLine = newline + ' '.repeat(columnOf(text, first.mark));
  if (own) {
    const isAtStart = text.slice(lineStart(text, own.mark), own.mark).trim() === '';
    const gap = hasOwnLines && isAtStart ? ownLine : ' ';
    return [{ start: own.mark, end: own.mark, text: `${written},${gap}` }];
  }
  const comma = commaAfter(text, last.end, node.end);
  const lineOf = lineEnd(text, comma ?? last.end);
  if (hasOwnLines && lineOf < node.end) {
    return addLine(last.end, lineOf, ownLine + written, comma !== undefined);
  }
  if (comma === undefined) return [{ start: last.end, end: last.end, text: `, ${written}` }];
  // A trailing comma is kept in lists on one line.
  const after = hasOwnLines ? '' : ',';
  return [{ start: comma + 1, end: comma + 1, text: ` ${written}${after}` }];
}

/** Returns the edits that insert a line at `lineOf`, the end of the last entry's line. */
function addLine(last: number, lineOf: number, line: string, hasComma: boolean): TextEdit[] {
  const at = { start: lineOf, end: lineOf };
  if (hasComma) return [{ ...at, text: `${line},` }];
  if (lineOf === last) return [{ ...at, text: `,${line}` }];
  return [
    { start: last, end: last, text: ',' },
    { ...at, text: line },
  ];
}

/** Returns the edits that remove an entry, which must not be the only one. Comments stay. */
export function removeFromBrackets({ tree: { text }, node, index }: EntryPlace): TextEdit[] {
  const entry = node.entries[index];
  if (!entry) return [];
  const after = commaAfter(text, entry.end, node.end);
  const before = node.entries[index - 1];
  const next = node.entries[index + 1];
  if (next && after !== undefined) {
    const gap = text.slice(after + 1, next.mark);
    if (!gap.includes('#')) {
      return [{ start: entry.mark, end: next.mark, text: '' }];
    }
    return [{ ...wholeLine(text, entry.mark, after + 1), text: '' }];
  }
  if (!before) return [];
  const comma = commaAfter(text, before.end, node.end) ?? before.end;
  const gap = text.slice(comma + 1, entry.mark);
  if (!gap.includes('#')) {
    const start = after === undefined ? comma : comma + 1;
    return [{ start, end: after === undefined ? entry.end : after + 1, text: '' }];
  }
  const value = wholeLine(text, entry.mark, after === undefined ? entry.end : after + 1);
  return after === undefined
    ? [
        { start: comma, end: comma + 1, text: '' },
        { ...value, text: '' },
      ]
    : [{ ...value, text: '' }];
}

/** Returns the whole lines of a range if they contain nothing else, or else the range itself. */
function wholeLine(text: string, start: number, end: number): { start: number; end: number } {
  const [from, to] = [lineStart(text, start), lineEnd(text, end)];
  const isAlone = text.slice(from, start).trim() === '' && text.slice(end, to).trim() === '';
  return isAlone ? { start: from, end: nextLine(text, to) } : { start, end };
}

/** Returns the offset of the comma after a value, skipping spaces and comments; `undefined` when there is none. */
function commaAfter(text: string, offset: number, end: number): number | undefined {
  let at = offset;
  while (at < end) {
    const character = text[at] ?? '';
    if (character === ',') return at;
    if (character === '#') at = lineEnd(text, at);
    else if (/\s/.test(character)) at++;
    else return undefined;
  }
  return undefined;
}
