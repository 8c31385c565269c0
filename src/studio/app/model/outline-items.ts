/** The blocks of a page as a tree: what is shown, and where each is written in the page's own file. */

import { isGroup } from '../../../content/model/data.ts';
import { titleOfName } from '../../../content/model/words.ts';
import type { BlockEntry } from '../../contract/pages.ts';
import type { Path, Value } from '../../contract/values.ts';
import { pathKey } from './values.ts';

export interface OutlineItem {
  /** Unlike any other's on the page. */
  key: string;
  type: string;
  title: string;
  /** Where it is written; of a fragment, where the page asks for it. */
  source: { file: string; path: Path };
  /** Its path in the page that is shown; a fragment has none of its own. */
  path?: Path;
  /** The name of the fragment that it stands for. */
  fragment?: string;
  /** The shared blocks that it is one of. */
  sharedIn?: OutlineItem | undefined;
  /** Whether the builds leave it out, always or at times. */
  isHidden: boolean;
  children: OutlineItem[];
}

/** Returns what moves and goes with a block: of shared blocks these as a whole, so that nothing goes from all pages by mistake. */
export const wholeOf = (item: OutlineItem): OutlineItem => item.sharedIn ?? item;

type ReadValue = (file: string, path: Path) => Value | undefined;

const isHidden = (value: Value | undefined) =>
  isGroup(value) && (value.draft === true || 'publishFrom' in value || 'publishUntil' in value);

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

/** Returns the item of a fragment, which has no place in the page that is shown: what it gives stands below it. */
function fragmentItem(usedBy: OutlineItem['source'], readValue: ReadValue): OutlineItem {
  const value = readValue(usedBy.file, usedBy.path);
  const name = isGroup(value) ? String(value.name) : '';
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

/** Returns blocks from top to bottom; those of a fragment stand below the fragment. */
export function outlineOf(blocks: BlockEntry[], readValue: ReadValue): OutlineItem[] {
  const items: OutlineItem[] = [];
  for (const entry of blocks) {
    const { usedBy } = entry;
    const written = usedBy && readValue(usedBy.file, usedBy.path);
    if (!usedBy || !isGroup(written) || written.type !== 'fragment') {
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

/** Returns all blocks, with those that stand in others. */
export const flatBlocks = (blocks: BlockEntry[]): BlockEntry[] =>
  blocks.flatMap((entry) => [entry, ...flatBlocks(entry.blocks ?? [])]);

/** Returns all items in the order in which they are shown, with how deep each stands. */
export function flatOutline(
  items: OutlineItem[],
  depth = 0,
): { item: OutlineItem; depth: number }[] {
  return items.flatMap((item) => [{ item, depth }, ...flatOutline(item.children, depth + 1)]);
}
