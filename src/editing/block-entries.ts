/** Inserts and removes the lines of entries in block lists and maps, those without brackets. */
import type { Data, TextEdit } from '../content/model/types.ts';
import { emptyLinesAbove, emptyLinesBelow, extentOf, isSpaced, placeBefore } from './extents.ts';
import { lineEnd, nextLine, shiftLines } from './lines.ts';
import type { EntryPlace, YamlNode } from './tree.ts';

/** The lines of an entry, without indentation. */
export interface EntryLines {
  lines: string[];
  /** Whether empty lines after them would become part of them. */
  keepsEmptyLines: boolean;
}

/** Returns the lines of an entry, with its own comments. */
export function readLines({ tree, node, index }: EntryPlace): EntryLines {
  const { start, end, column, isInline } = extentOf(tree, node, index);
  const lines = tree.text.slice(start, end).split(/\r?\n/);
  if (isInline) lines[0] = ' '.repeat(column) + lines[0];
  const keepsEmptyLines = node.entries[index]?.node?.keepsEmptyLines ?? false;
  return { lines: shiftLines(lines, -column), keepsEmptyLines };
}

/** Returns the edits that insert lines before the entry at `index`, or after the last one. */
export function insertLines(
  { tree, node, index }: EntryPlace,
  { lines, keepsEmptyLines }: EntryLines,
  newline: string,
): TextEdit[] {
  const { text } = tree;
  const { column } = extentOf(tree, node, 0);
  const placed = shiftLines(lines, column);
  const space = isSpaced(tree, node) ? newline : '';
  if (index < node.entries.length) {
    const { isInline } = extentOf(tree, node, index);
    const start = placeBefore(tree, node, index);
    const written = placed.join(newline) + newline + (keepsEmptyLines ? '' : space);
    const moved = isInline ? written.slice(column) + ' '.repeat(column) : written;
    return [{ start, end: start, text: moved }];
  }
  const last = node.entries.length - 1;
  const { end } = extentOf(tree, node, last);
  const isAfterKept = node.entries[last]?.node?.keepsEmptyLines ?? false;
  const before = newline + (isAfterKept ? '' : space);
  const written = before + placed.join(newline);
  if (!keepsEmptyLines) return [{ start: end, end, text: written }];
  // Empty lines below would become part of the inserted entry.
  const below = emptyLinesBelow(text, nextLine(text, end));
  return [{ start: end, end: Math.max(end, below), text: written + newline }];
}

/** Returns the edits that remove an entry, with its own comments; it must not be the only one. */
export function removeLines({ tree, node, index }: EntryPlace): TextEdit[] {
  const { text } = tree;
  const extent = extentOf(tree, node, index);
  const next = node.entries[index + 1];
  if (extent.isInline && next) {
    const isBare = !text.slice(lineEnd(text, extent.end), next.mark).includes('#');
    if (isBare) return [{ start: extent.start, end: next.mark, text: '' }];
    let start = extent.start;
    while (text[start - 1] === ' ') start--;
    return [{ start, end: extent.end, text: '' }];
  }
  let { start } = extent;
  let end = nextLine(text, extent.end);
  const before = node.entries[index - 1];
  const below = emptyLinesBelow(text, end);
  const floor = before ? nextLine(text, before.end) : start;
  if (before?.node?.keepsEmptyLines) end = below;
  else if (below > end || below === text.length) start = emptyLinesAbove(text, start, floor);
  if (end === text.length && !text.endsWith('\n') && start > 0) {
    start -= text[start - 2] === '\r' ? 2 : 1;
  }
  return [{ start, end, text: '' }];
}

/** Returns whether the text of a value may end with a block text that would include empty lines below it. */
export function keepsEmptyLines(value: Data): boolean {
  const last = typeof value === 'object' && value ? Object.values(value).at(-1) : undefined;
  if (last !== undefined) return keepsEmptyLines(last);
  return typeof value === 'string' && /\n\s*\n$/.test(value);
}

/** Returns the index for a new scalar field: before the lists and objects at the end of the object, as people write. */
export function indexForField({ entries }: YamlNode): number {
  const isSimple = ({ node }: YamlNode['entries'][number]) =>
    !node || node.isFlow || node.entries.length === 0;
  const last = entries.findLastIndex(isSimple);
  return last === -1 ? entries.length : last + 1;
}
