/** Determines which lines belong to a list item or a field: its own, the comments above it, and those inside it. */
import { columnOf, lineEnd, lineStart, nextLine } from './lines.ts';
import type { YamlNode, YamlTree } from './tree.ts';

/** The lines of an entry, without the line end of the last one. */
interface Extent {
  /** The start of the first line, or of the entry itself when other text precedes it on the line. */
  start: number;
  end: number;
  /** The indentation of the entry. */
  column: number;
  /** Whether it begins on the line of another entry's dash: `- - a`, `- name: a`. */
  isInline: boolean;
}

/** Returns the lines of an entry of a list or map without brackets. */
export function extentOf(tree: YamlTree, node: YamlNode, index: number): Extent {
  const { text } = tree;
  const { mark, end, node: value } = entryAt(node, index);
  const column = columnOf(text, mark);
  const isInline = text.slice(lineStart(text, mark), mark).trim() !== '';
  const own = isInline ? mark : lineStart(text, mark);
  const hasOwnComment =
    !isInline && (index > 0 || (node !== tree.root && isCommentedThroughout(tree, node)));
  const start = hasOwnComment ? commentStart(tree, node, index) : own;
  const isOpen = value !== undefined && !value.isFlow && value.entries.length > 0;
  const last = lineEnd(text, end);
  return { start, end: isOpen ? innerEnd(text, last, column) : last, column, isInline };
}

/**
 * Returns the offset for a new entry before another one: above the comments of that entry, so that they do not become
 * the new one's.
 */
export function placeBefore(tree: YamlTree, node: YamlNode, index: number): number {
  const { start, isInline } = extentOf(tree, node, index);
  const isAtTop = index === 0 && node === tree.root;
  return isInline || isAtTop ? start : commentStart(tree, node, index);
}

function entryAt(node: YamlNode, index: number) {
  const entry = node.entries[index];
  if (!entry) throw new RangeError(`There is no entry ${index}.`);
  return entry;
}

/**
 * Returns whether other entries have comments above them, so that a comment above the first one belongs to that entry
 * and not to the list.
 */
function isCommentedThroughout(tree: YamlTree, node: YamlNode): boolean {
  return node.entries.some(
    ({ mark }, index) => index > 0 && commentStart(tree, node, index) < lineStart(tree.text, mark),
  );
}

/** Returns the start of the comments directly above an entry with the same indentation. */
function commentStart({ text }: YamlTree, node: YamlNode, index: number): number {
  const { mark } = entryAt(node, index);
  const column = columnOf(text, mark);
  const before = node.entries[index - 1];
  const floor = before ? nextLine(text, before.end) : 0;
  let start = lineStart(text, mark);
  while (start > floor) {
    const above = lineStart(text, start - 1);
    const isComment =
      text[above + column] === '#' && text.slice(above, above + column).trim() === '';
    if (!isComment || above < floor) break;
    start = above;
  }
  return start;
}

/** Returns the end of the comments below an entry that are indented more than it: they belong to values inside it. */
function innerEnd(text: string, end: number, column: number): number {
  let last = end;
  let at = nextLine(text, end);
  while (at < text.length && at > last) {
    const line = text.slice(at, lineEnd(text, at));
    const comment = line.search(/\S/);
    if (comment !== -1 && (line[comment] !== '#' || comment <= column)) break;
    if (comment !== -1) last = lineEnd(text, at);
    const next = nextLine(text, at);
    if (next === at) break;
    at = next;
  }
  return last;
}

/** Returns the start of the empty lines directly above the line at `start`. */
export function emptyLinesAbove(text: string, start: number, floor: number): number {
  let at = start;
  while (at > floor) {
    const above = lineStart(text, at - 1);
    if (above < floor || text.slice(above, at).trim() !== '') break;
    at = above;
  }
  return at;
}

/** Returns the end of the empty lines that begin at `start`, the start of a line. */
export function emptyLinesBelow(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const next = nextLine(text, at);
    if (text.slice(at, next).trim() !== '') break;
    at = next;
  }
  return at;
}

/** Returns whether most entries are separated by empty lines. */
export function isSpaced(tree: YamlTree, node: YamlNode): boolean {
  const { text } = tree;
  let spaced = 0;
  for (let index = 1; index < node.entries.length; index++) {
    const { start } = extentOf(tree, node, index);
    const above = emptyLinesAbove(text, start, nextLine(text, extentOf(tree, node, index - 1).end));
    if (above < start) spaced++;
  }
  return spaced > (node.entries.length - 1) / 2;
}
