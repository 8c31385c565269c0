/** The blocks of a YAML file as an editor wrote them, with those inside others. */
import type { Data, DataObject, DataPath } from '../model/types.ts';

/** A block, a fragment's use included, and the way to it. */
export interface WrittenBlock {
  type: string;
  block: DataObject;
  path: DataPath;
}

const listNames = new Set(['blocks', 'before', 'after']);

/** All blocks of a file. Lists of blocks are called `blocks`, or `before` and `after` in the site file; a fragment is one from its top. */
export function blocksOf(file: string, data: Data): WrittenBlock[] {
  const found: WrittenBlock[] = [];
  const visit = (value: Data, path: DataPath, isBlock: boolean): void => {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index], isBlock);
      return;
    }
    if (isBlock && typeof value.type === 'string')
      found.push({ type: value.type, block: value, path });
    for (const [name, inner] of Object.entries(value)) {
      visit(inner, [...path, name], listNames.has(name));
    }
  };
  visit(data, [], file.startsWith('pages/_fragments/'));
  return found;
}
