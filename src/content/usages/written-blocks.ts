/** Finds the blocks of a YAML file as written, including nested ones. */
import type { Data, DataObject, DataPath } from '../model/types.ts';

/** A block, which may be the use of a fragment, and its path. */
interface WrittenBlock {
  type: string;
  block: DataObject;
  path: DataPath;
}

const listNames = new Set(['blocks', 'before', 'after']);

/**
 * Returns all blocks of a file. Lists of blocks have the key `blocks`, or `before` and `after` in the site file; a
 * fragment's file is itself a block or a list of them.
 */
export function blocksOf(file: string, data: Data): WrittenBlock[] {
  return blocksIn(data, [], file.startsWith('pages/_fragments/'));
}

/** @param isBlock whether `value` is a block or a list of blocks */
function blocksIn(value: Data, path: DataPath, isBlock: boolean): WrittenBlock[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => blocksIn(item, [...path, index], isBlock));
  }
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    blocksIn(inner, [...path, name], listNames.has(name)),
  );
  const { type } = value;
  return isBlock && typeof type === 'string' ? [{ type, block: value, path }, ...inside] : inside;
}
