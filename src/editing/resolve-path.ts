/** Follows a path through the values of a text. */
import type { DataPath } from '../content/model/types.ts';
import { pathText } from './data-changes.ts';
import { EditRefused } from './refused.ts';
import type { Spot } from './replace-value.ts';
import type { Tree, TreeNode } from './tree.ts';

/** Where a path leads. */
interface Resolved {
  /** The value at the end of what was found; `undefined` where nothing is written, such as after a name without a value. */
  node: TreeNode | undefined;
  /** Its place in the list or group around it; `undefined` for the whole file. */
  spot: Spot | undefined;
  /** Its index there. */
  index: number;
  /** The steps that lead to nothing yet. */
  missing: DataPath;
}

/** Follows a path as far as it goes. Throws an EditRefused where it leads through an alias. */
export function resolvePath(tree: Tree, path: DataPath): Resolved {
  let node = tree.root;
  let spot: Spot | undefined;
  let index = 0;
  let name: string | undefined;
  for (const [depth, step] of path.entries()) {
    const found = stepInto(node, step, path);
    if (!node || found === -1) return { node, spot, index, missing: path.slice(depth) };
    const entry = node.entries[found];
    if (!entry) return { node, spot, index, missing: path.slice(depth) };
    spot = { parent: node, entry, name };
    index = found;
    name = node.kind === 'map' ? entry.key : `${name}-`;
    node = entry.node;
  }
  return { node, spot, index, missing: [] };
}

function stepInto(node: TreeNode | undefined, step: string | number, path: DataPath): number {
  if (!node) return -1;
  if (node.kind === 'alias') throw elsewhere(path);
  if (node.kind === 'seq') {
    return typeof step === 'number' && step < node.entries.length ? step : -1;
  }
  if (node.kind === 'scalar') return -1;
  return node.entries.findIndex(({ key, isMerge }) => key === String(step) && !isMerge);
}

/** Returns why a value is not changed that comes by an alias. */
export function elsewhere(path: DataPath): EditRefused {
  const message = `${pathText(path)} is written elsewhere in the file and used here by an alias (*). Change it there, or replace the alias itself.`;
  return new EditRefused('elsewhere', message);
}

/** Returns whether a group takes fields from another one by `<<`. */
export function isMerging(node: TreeNode | undefined): boolean {
  return node?.kind === 'map' && node.entries.some(({ isMerge }) => isMerge);
}
