/** Resolves paths in the tree of a text. */
import type { Data, DataPath } from '../content/model/types.ts';
import { pathText } from './data-changes.ts';
import { EditError } from './edit-error.ts';
import type { Holder } from './replace-value.ts';
import type { YamlNode, YamlTree } from './tree.ts';

/** The result of resolving a path. */
interface Resolved {
  /** The last value that was found; `undefined` when nothing is written there, such as after a key without a value. */
  node: YamlNode | undefined;
  /** Its entry in the list or map around it; `undefined` for the whole file. */
  holder: Holder | undefined;
  /** The index of that entry. */
  index: number;
  /** The remaining steps, which do not exist yet. */
  missing: DataPath;
}

/** Resolves a path as far as it exists. Throws an EditError when it leads through an alias. */
export function resolvePath(tree: YamlTree, path: DataPath): Resolved {
  let node = tree.root;
  let holder: Holder | undefined;
  let index = 0;
  let name: string | undefined;
  for (const [depth, step] of path.entries()) {
    const found = stepInto(node, step, path);
    if (!node || found === -1) return { node, holder, index, missing: path.slice(depth) };
    const entry = node.entries[found];
    if (!entry) return { node, holder, index, missing: path.slice(depth) };
    holder = { parent: node, entry, name };
    index = found;
    name = node.kind === 'map' ? entry.key : `${name}-`;
    node = entry.node;
  }
  return { node, holder, index, missing: [] };
}

function stepInto(node: YamlNode | undefined, step: string | number, path: DataPath): number {
  if (!node) return -1;
  if (node.kind === 'alias') throw elsewhere(path);
  if (node.kind === 'seq') {
    return typeof step === 'number' && step < node.entries.length ? step : -1;
  }
  if (node.kind === 'scalar') return -1;
  return node.entries.findIndex(({ key, isMerge }) => key === String(step) && !isMerge);
}

/** Returns the error for changing a value that comes from an alias. */
export function elsewhere(path: DataPath): EditError {
  const message = `${pathText(path)} is written elsewhere in the file and used here by an alias (*). Change it there, or replace the alias itself.`;
  return new EditError('elsewhere', message);
}

/** Returns whether a map merges fields of another one with `<<`. */
export function isMerging(node: YamlNode | undefined): boolean {
  return node?.kind === 'map' && node.entries.some(({ isMerge }) => isMerge);
}

/** Returns a value wrapped in the objects and lists of a path that do not exist yet. */
export function wrapped(path: DataPath, value: Data): Data {
  return path.reduceRight<Data>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  );
}
