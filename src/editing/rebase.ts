/** Finds the place of a change in a file that somebody else has changed meanwhile. */
import { valueAt } from '../content/model/data.ts';
import type { Data, DataPath } from '../content/model/types.ts';
import { isSame } from './data-changes.ts';

/**
 * Returns where a value stands now that stood at `path` before; `undefined` when it is gone, or is not what it was.
 * Items of lists are found again where others were put in before them.
 */
export function movedPath(before: Data, now: Data, path: DataPath): DataPath | undefined {
  const found = placeNow(before, now, path);
  return found && isSame(valueAt(before, path), valueAt(now, found)) ? found : undefined;
}

/** Returns where a value stands now that stood at `path` before, whatever it holds; `undefined` when its list has it no more. */
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
  // it was changed itself: it is where it was, when the others are
  const others = (list: Data[]) => list.filter((_, at) => at !== index);
  return current.length === old.length && isSame(others(old), others(current)) ? index : undefined;
}

/** Returns where an item goes that was to stand at `path`: beside the one that it was to stand beside. */
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
