/** The places of a YAML text as paths into its data, by the editor's own syntax tree. */
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { Path } from '../model/contract.ts';

/** So long the tree of a long text is waited for, in milliseconds. */
const PATIENCE = 200;

const treeOf = (state: EditorState) =>
  ensureSyntaxTree(state, state.doc.length, PATIENCE) ?? syntaxTree(state);

const NESTED = ['BlockMapping', 'BlockSequence', 'FlowMapping', 'FlowSequence'];

function textOf(state: EditorState, { from, to }: SyntaxNode): string {
  const text = state.sliceDoc(from, to).trim();
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}

/** Returns the value of a pair or an entry: what stands behind its name or its mark. */
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

/** A value of the text, with its name. */
export interface Spot {
  path: Path;
  /** Where the name or the value stands that is meant. */
  from: number;
  to: number;
}

/** Returns the value that a position lies in. */
export function spotAt(state: EditorState, position: number): Spot {
  const path: Path = [];
  let node: SyntaxNode | null = treeOf(state).resolveInner(position, 1);
  if (NESTED.includes(node.name) || node.name === 'Document') {
    node = treeOf(state).resolveInner(position, -1);
  }
  const { from, to } = node;
  for (; node; node = node.parent) {
    if (node.name === 'Item') path.unshift(itemIndex(node));
    const key = node.name === 'Pair' ? keyOf(state, node) : undefined;
    if (key !== undefined) path.unshift(key);
  }
  return { path, from, to };
}

/** Returns the pair or the entry at a path. */
function placeAt(state: EditorState, path: Path): SyntaxNode | undefined {
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

/** Returns where a value stands, from its name or the first of its names on; `undefined` when it is not there. */
export function rangeOf(state: EditorState, path: Path): { from: number; to: number } | undefined {
  const place = placeAt(state, path);
  if (!place) return undefined;
  const { from, to } = place;
  return { from: from + state.sliceDoc(from, to).search(/\S|$/), to };
}

/** Returns the type of the block at a path, as it is written. */
export function typeAt(state: EditorState, path: Path): string | undefined {
  const pair = placeAt(state, [...path, 'type']);
  const value = pair && valueNode(pair);
  return value && textOf(state, value);
}
