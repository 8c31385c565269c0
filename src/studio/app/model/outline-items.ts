/** The blocks of a page as a tree: what is shown, and where each block is written. */

import { isObject, valueAt } from '../../../content/model/data.ts';
import type { Data, DataPath, SourceLocation } from '../../../content/model/types.ts';
import { titleOfName } from '../../../content/model/words.ts';
import type { BlockEntry, FileData, PageResponse } from '../../contract/pages.ts';
import { isWithin, pathKey } from './values.ts';

export interface OutlineItem {
  /** Unique on the page. */
  key: string;
  type: string;
  title: string;
  /** Where the block is written; for a fragment, where the page refers to it. */
  source: SourceLocation;
  /** The path on the shown page; a fragment has none. */
  path?: DataPath;
  /** The name of the fragment that the item represents. */
  fragment?: string;
  /** The fragment that contains the block. */
  sharedIn?: OutlineItem | undefined;
  /** Whether builds leave it out, always or at times. */
  isHidden: boolean;
  children: OutlineItem[];
}

/**
 * Returns the item that is moved or removed for a block: blocks of a fragment are handled as a whole, so that none is
 * removed from all pages by mistake.
 */
export const wholeOf = (item: OutlineItem): OutlineItem => item.sharedIn ?? item;

type ReadValue = (file: string, path: DataPath) => Data | undefined;

const isHidden = (value: Data | undefined) =>
  isObject(value) && (value.draft === true || 'publishFrom' in value || 'publishUntil' in value);

function itemOf(entry: BlockEntry, readValue: ReadValue, sharedIn?: OutlineItem): OutlineItem {
  const { path, type, title, source, blocks = [] } = entry;
  return {
    key: pathKey(path),
    type,
    title,
    source,
    path,
    sharedIn,
    isHidden: isHidden(readValue(source.file, source.path)),
    children: sharedIn
      ? blocks.map((inner) => itemOf(inner, readValue, sharedIn))
      : outlineOf(blocks, readValue),
  };
}

/** Returns the item of a fragment, which has no path on the shown page; its blocks become its children. */
function fragmentItem(usedBy: OutlineItem['source'], readValue: ReadValue): OutlineItem {
  const value = readValue(usedBy.file, usedBy.path);
  const name = isObject(value) ? String(value.name) : '';
  return {
    key: `fragment.${pathKey(usedBy.path)}`,
    type: 'fragment',
    title: titleOfName(name),
    fragment: name,
    source: usedBy,
    isHidden: isHidden(value),
    children: [],
  };
}

/** Returns the items of blocks from top to bottom; blocks of a fragment are the children of its item. */
function outlineOf(blocks: BlockEntry[], readValue: ReadValue): OutlineItem[] {
  const items: OutlineItem[] = [];
  for (const entry of blocks) {
    const { usedBy } = entry;
    const written = usedBy && readValue(usedBy.file, usedBy.path);
    if (!usedBy || !isObject(written) || written.type !== 'fragment') {
      items.push(itemOf(entry, readValue));
      continue;
    }
    const key = `fragment.${pathKey(usedBy.path)}`;
    const last = items.at(-1);
    const fragment = last?.key === key ? last : fragmentItem(usedBy, readValue);
    if (fragment !== last) items.push(fragment);
    fragment.children.push(itemOf(entry, readValue, fragment));
  }
  return items;
}

/** Returns the items of a page with its files, as last read. */
export const outlineOfPage = (
  page: PageResponse | undefined,
  data: Record<string, FileData>,
): OutlineItem[] => outlineOf(page?.blocks ?? [], (file, path) => valueAt(data[file]?.data, path));

/** Returns the innermost block that contains a place; `undefined` when no block does. */
export function blockOfPlace(items: OutlineItem[], place: SourceLocation): OutlineItem | undefined {
  const around = items.filter(({ source }) => isWithin(place, source));
  return around.sort((a, b) => b.source.path.length - a.source.path.length)[0];
}

/** Returns all blocks, including nested ones. */
export const flatBlocks = (blocks: BlockEntry[]): BlockEntry[] =>
  blocks.flatMap((entry) => [entry, ...flatBlocks(entry.blocks ?? [])]);

/** Returns all items in the order in which they are shown, with their depth. */
export function flatOutline(
  items: OutlineItem[],
  depth = 0,
): { item: OutlineItem; depth: number }[] {
  return items.flatMap((item) => [{ item, depth }, ...flatOutline(item.children, depth + 1)]);
}
