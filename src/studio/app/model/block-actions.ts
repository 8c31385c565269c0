/** Actions on a whole block, as changes to the file that it is written in. */

import { isObject } from '../../../content/model/data.ts';
import type { Data, DataObject, DataPath, SourceLocation } from '../../../content/model/types.ts';
import type { Change } from '../../contract/changes.ts';
import type { OutlineItem } from './outline-items.ts';
import { isWithin, pathKey } from './values.ts';

const listOf = ({ path }: SourceLocation): DataPath => path.slice(0, -1);
const indexOf = ({ path }: SourceLocation) => Number(path.at(-1));

/** Returns whether a block is in a list, so that it can be moved or removed. */
export const isInList = ({ path }: SourceLocation) => typeof path.at(-1) === 'number';

/** Returns the change that removes a block. */
export const removal = ({ file, path }: SourceLocation): Change => ({ file, path, op: 'remove' });

/** @param to the new index of the block in its list */
export const moveWithin = (source: SourceLocation, to: number): Change => ({
  file: source.file,
  path: source.path,
  op: 'move',
  to: { file: source.file, path: [...listOf(source), to] },
});

/** A place beside a block. */
export interface Target {
  item: OutlineItem;
  edge: 'above' | 'below';
}

/**
 * Returns the change that moves a block beside another, and the key that the block has then; no change when it is
 * there already or would be moved into itself.
 */
export function moveBeside(item: OutlineItem, { item: beside, edge }: Target) {
  const { source } = item;
  const key = pathKey(listOf(beside.source));
  if (isWithin(beside.source, source) || !isInList(source) || !isInList(beside.source))
    return { change: undefined, key };
  const isSameList =
    source.file === beside.source.file &&
    pathKey(listOf(source)) === pathKey(listOf(beside.source));
  const from = indexOf(source);
  let to = indexOf(beside.source) + (edge === 'below' ? 1 : 0);
  // Indices are counted after the block has been taken out.
  if (isSameList && from < to) to--;
  if (isSameList && from === to) return { change: undefined, key };
  const change: Change = {
    file: source.file,
    path: source.path,
    op: 'move',
    to: { file: beside.source.file, path: [...listOf(beside.source), to] },
  };
  return { change, key: item.key.replace(/\d+$/, String(to)) };
}

/** Returns the change that puts a block beside another. */
export const insertion = ({ item: { source }, edge }: Target, value: Data): Change => ({
  file: source.file,
  path: [...listOf(source), indexOf(source) + (edge === 'below' ? 1 : 0)],
  op: 'insert',
  value,
});

/** Returns a copy of a block without ids, since anchors are unique on a page. */
export function copyOf(value: Data): Data {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(fields.map(([name, field]) => [name, copyOf(field)]));
}

const CLIPBOARD = 'pagewright-studio-block';

/** Stores a copy of a block for pasting it on this page or another. */
export function copyToClipboard(value: Data): void {
  localStorage.setItem(CLIPBOARD, JSON.stringify(copyOf(value)));
}

/** Returns the block that was copied last, on whatever page. */
export function copiedBlock(): DataObject | undefined {
  const text = localStorage.getItem(CLIPBOARD);
  const value = text === null ? undefined : (JSON.parse(text) as Data);
  return isObject(value) ? value : undefined;
}
