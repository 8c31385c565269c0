/** Converts between positions in a YAML text and paths into its data, with the editor's syntax tree. */

import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { DataPath } from '../../../content/model/types.ts';

/** How long to wait for the syntax tree of a long text, in milliseconds. */
const TIMEOUT = 200;

const treeOf = (state: EditorState) =>
  ensureSyntaxTree(state, state.doc.length, TIMEOUT) ?? syntaxTree(state);

/** The place of the cursor, as completion needs it. */
export interface TypingPlace {
  /** The path of the group that the line belongs to. */
  path: DataPath;
  /** The name before the cursor, while its value is being typed. */
  key?: string | number;
  /** The typed part of the name or the value. */
  typed: string;
  /** The column at which the line's names begin; missing within brackets. */
  column?: number;
}

const NESTED = ['BlockMapping', 'BlockSequence', 'FlowMapping', 'FlowSequence'];

function textOf(state: EditorState, { from, to }: SyntaxNode): string {
  const text = state.sliceDoc(from, to).trim();
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}

/** Returns the value of a pair or a list entry: the node after its name or its mark. */
function valueNode(node: SyntaxNode): SyntaxNode | undefined {
  let found: SyntaxNode | undefined;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!['Key', ':', '?', 'Comment'].includes(child.name)) found = child;
  }
  if (found && ['Anchored', 'Tagged'].includes(found.name)) return found.lastChild ?? undefined;
  return found;
}

function keyOf(state: EditorState, pair: SyntaxNode): string | undefined {
  const key = pair.getChild('Key');
  return key ? textOf(state, key) : undefined;
}

const itemIndex = (item: SyntaxNode) =>
  item.parent?.getChildren('Item').findIndex((one) => one.from === item.from) ?? 0;

/** A value of the text, with its path. */
interface ValueSpan {
  path: DataPath;
  /** The range of the name or the value at the position. */
  from: number;
  to: number;
}

/** Returns the path of the value that a node belongs to. */
function pathOf(state: EditorState, part: SyntaxNode): DataPath {
  const path: DataPath = [];
  for (let node: SyntaxNode | null = part; node; node = node.parent) {
    if (node.name === 'Item') path.unshift(itemIndex(node));
    const key = node.name === 'Pair' ? keyOf(state, node) : undefined;
    if (key !== undefined) path.unshift(key);
  }
  return path;
}

/** Returns the value at a position. */
export function spanAt(state: EditorState, position: number): ValueSpan {
  let node: SyntaxNode | null = treeOf(state).resolveInner(position, 1);
  if (NESTED.includes(node.name) || node.name === 'Document') {
    node = treeOf(state).resolveInner(position, -1);
  }
  const { from, to } = node;
  return { path: pathOf(state, node), from, to };
}

/**
 * Returns what is being typed within brackets; `undefined` outside of them, and where neither a name nor a value can
 * be completed.
 */
export function bracketPlace(state: EditorState, position: number): TypingPlace | undefined {
  let node: SyntaxNode | null = treeOf(state).resolveInner(position, -1);
  const isAround = ({ name, from, to, lastChild }: SyntaxNode) =>
    name.startsWith('Flow') &&
    from < position &&
    (position < to || !/^[}\]]$/.test(lastChild?.name ?? ''));
  while (node && !isAround(node)) {
    if (/^(?:QuotedLiteral|Comment)$/.test(node.name) && position < node.to) return undefined;
    node = node.parent;
  }
  if (!node) return undefined;
  const commas = node.getChildren(',').filter(({ from }) => from < position);
  const start = commas.at(-1)?.to ?? node.from + 1;
  const path = pathOf(state, node);
  const part = state.sliceDoc(start, position);
  if (node.name === 'FlowSequence') {
    const typed = part.trimStart();
    return /^[^\s"'#{}[\]]*$/.test(typed) ? { path, key: commas.length, typed } : undefined;
  }
  const [, , key, typed = ''] = /^\s*(?:(["']?)([^\s"':]+)\1\s*:\s+)?([^\s"'#]*)$/.exec(part) ?? [];
  if (key === undefined && !/^\s*[\w-]*$/.test(part)) return undefined;
  return key === undefined ? { path, typed: part.trimStart() } : { path, key, typed };
}

/**
 * Matches a line up to the cursor: its indentation, the marks of entries, and its name with the typed part of the
 * value.
 */
const LINE = /^(\s*)((?:-\s+)*)(?:(["']?)([^\s"'#:{[][^"'#:]*?)\3\s*:(?=\s|$)\s*(.*))?/;

/** Returns what is being typed on a line; `undefined` where neither a name nor a value can be completed. */
export function linePlace(state: EditorState, position: number): TypingPlace | undefined {
  const { from } = state.doc.lineAt(position);
  const before = state.sliceDoc(from, position);
  const [, indent = '', dashes = '', , key, value = ''] = LINE.exec(before) ?? [];
  const column = indent.length + dashes.length;
  const typed = key === undefined ? before.slice(column) : value;
  if (key === undefined ? !/^[\w-]*$/.test(typed) : !/:\s/.test(before)) return undefined;
  // Half-typed text is not valid YAML yet: a field in its place shows which group it belongs to.
  const start = from + column;
  const changes = { from: start, to: state.doc.length, insert: 'x:' };
  const probe = state.update({ changes }).state;
  const name = treeOf(probe).resolveInner(start, 1);
  const group = name.parent?.name === 'Key' && name.parent.parent?.parent;
  if (!group || textOf(probe, name) !== 'x') return undefined;
  return { path: pathOf(probe, group), typed, column, ...(key !== undefined && { key }) };
}

/** Returns the names of the fields in the other entries of a list. */
export function namesBeside(state: EditorState, path: DataPath): string[] {
  const index = path.at(-1);
  const list = typeof index === 'number' ? placeAt(state, path.slice(0, -1)) : undefined;
  const items = (list && valueNode(list)?.getChildren('Item')) ?? [];
  const names = items.flatMap((item, at) => {
    if (at === index) return [];
    return (valueNode(item)?.getChildren('Pair') ?? []).map((pair) => keyOf(state, pair));
  });
  return [...new Set(names)].filter((name) => name !== undefined);
}

/** Returns the names of a group's fields. */
export function namesAt(state: EditorState, path: DataPath): string[] {
  const place = placeAt(state, path);
  const pairs = (place && valueNode(place)?.getChildren('Pair')) ?? [];
  return pairs.flatMap((pair) => keyOf(state, pair) ?? []);
}

/** Returns the node of the pair or the list entry at a path. */
function placeAt(state: EditorState, path: DataPath): SyntaxNode | undefined {
  let place = treeOf(state).topNode.getChild('Document') ?? undefined;
  for (const step of path) {
    const node = place && valueNode(place);
    const entries = node?.getChildren(typeof step === 'number' ? 'Item' : 'Pair') ?? [];
    place =
      typeof step === 'number'
        ? entries[step]
        : entries.find((pair) => keyOf(state, pair) === step);
  }
  return place;
}

/** Returns the range of a value, from its name or the first of its names on; `undefined` when it does not exist. */
export function rangeOf(
  state: EditorState,
  path: DataPath,
): { from: number; to: number } | undefined {
  const place = placeAt(state, path);
  if (!place) return undefined;
  const { from, to } = place;
  return { from: from + state.sliceDoc(from, to).search(/\S|$/), to };
}

/** Returns the type of the block at a path, as written. */
export function typeAt(state: EditorState, path: DataPath): string | undefined {
  const pair = placeAt(state, [...path, 'type']);
  const value = pair && valueNode(pair);
  return value && textOf(state, value);
}
