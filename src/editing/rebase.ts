/** Finds the place of a change in a file that was changed meanwhile. */
import { valueAt } from '../content/model/data.ts';
import type { Data, DataPath } from '../content/model/types.ts';
import { isSame } from './data-changes.ts';

/**
 * Returns the current path of a value that was at `path`; `undefined` when it is gone or has changed. List items are
 * found again after items were inserted before them.
 */
export function movedPath(before: Data, now: Data, path: DataPath): DataPath | undefined {
  const found = placeNow(before, now, path);
  return found && isSame(valueAt(before, path), valueAt(now, found)) ? found : undefined;
}

/**
 * Returns the current path of a value that was at `path`, even if the value has changed; `undefined` when its list no
 * longer contains it.
 */
export function placeNow(before: Data, now: Data, path: DataPath): DataPath | undefined {
  const found: DataPath = [];
  for (const [depth, step] of path.entries()) {
    const old = valueAt(before, path.slice(0, depth));
    const current = valueAt(now, found);
    if (!Array.isArray(old) || typeof step !== 'number') {
      found.push(step);
      continue;
    }
    if (!Array.isArray(current)) return undefined;
    const index = movedIndex(old, current, step);
    if (index === undefined) return undefined;
    found.push(index);
  }
  return found;
}

function movedIndex(old: Data[], current: Data[], index: number): number | undefined {
  const item = old[index];
  if (isSame(current[index], item) && item !== undefined) return index;
  const same = [...current.keys()].filter((at) => isSame(current[at], item));
  if (same.length === 1) return same[0];
  if (same.length > 1) return undefined;
  // The item itself was changed: it has the same index when all other items are the same.
  const others = (list: Data[]) => list.filter((_, at) => at !== index);
  return current.length === old.length && isSame(others(old), others(current)) ? index : undefined;
}

/**
 * Returns the current path for inserting an item that was to be inserted at `path`: beside the same neighbour.
 * `undefined` when that is gone.
 */
export function movedInsertion(before: Data, now: Data, path: DataPath): DataPath | undefined {
  const list = path.slice(0, -1);
  const index = path.at(-1);
  const old = valueAt(before, list);
  if (typeof index !== 'number' || !Array.isArray(old)) return undefined;
  if (old.length === 0) return movedPath(before, now, list) && path;
  if (index < old.length) return movedPath(before, now, [...list, index]);
  const last = movedPath(before, now, [...list, old.length - 1]);
  return last && [...last.slice(0, -1), (last.at(-1) as number) + 1];
}
