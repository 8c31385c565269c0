/** Changes values that are shared by an anchor and aliases: a change applies to all places. */
import { childrenOf, valueAt } from '../content/model/data.ts';
import type { Data, DataObject, DataPath } from '../content/model/types.ts';
import { type DataChange, pathText } from './data-changes.ts';
import { EditRefused } from './refused.ts';

type Holder = Data[] | DataObject;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/**
 * Returns the path where a value is written, which is its first occurrence.
 *
 * @param data parsed data, in which an alias is the same object as its anchor's value
 */
export function anchorPath(data: Data, path: DataPath): DataPath {
  for (let length = path.length; length > 0; length--) {
    const value = valueAt(data, path.slice(0, length));
    const first = isHolder(value) ? firstPlace(data, value, []) : undefined;
    if (first) return [...first, ...path.slice(length)];
  }
  return path;
}

function firstPlace(data: Data, wanted: Holder, path: DataPath): DataPath | undefined {
  if (data === wanted) return path;
  for (const [step, child] of childrenOf(data)) {
    const found = firstPlace(child, wanted, [...path, step]);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the data after a change, applied wherever the changed value is shared. Throws an EditRefused when there is
 * no such value.
 */
export function changeShared(data: Data, { path, ...change }: DataChange): Data {
  // `structuredClone` preserves shared references.
  const changed = structuredClone(data);
  const holder = valueAt(changed, path.slice(0, -1));
  const step = path.at(-1);
  if (!isHolder(holder) || step === undefined) {
    throw new EditRefused('missing', `There is nothing at ${pathText(path)}.`);
  }
  if (Array.isArray(holder)) {
    const index = Number(step);
    if (change.op === 'remove') holder.splice(index, 1);
    else holder.splice(index, change.op === 'insert' ? 0 : 1, change.value);
  } else if (change.op === 'remove') delete holder[step];
  else holder[step] = change.value;
  return changed;
}
