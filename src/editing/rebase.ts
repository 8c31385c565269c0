/** Adapts changes that were made for an older state of the files to their current state. */
import { valueAt } from '../content/model/data.ts';
import type { Data, DataPath } from '../content/model/types.ts';
import type { Change } from './apply-changes.ts';
import { changeData, isSame } from './data-changes.ts';

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
function movedInsertion(before: Data, now: Data, path: DataPath): DataPath | undefined {
  const list = path.slice(0, -1);
  const index = path.at(-1);
  const old = valueAt(before, list);
  if (typeof index !== 'number' || !Array.isArray(old)) return undefined;
  if (old.length === 0) return movedPath(before, now, list) && path;
  if (index < old.length) return movedPath(before, now, [...list, index]);
  const last = movedPath(before, now, [...list, old.length - 1]);
  return last && [...last.slice(0, -1), (last.at(-1) as number) + 1];
}

/**
 * Returns the changes with their current paths; `undefined` when a place no longer exists or has another value.
 *
 * @param dataBefore the data of each file for which the changes were made
 * @param dataNow the current data of each file
 */
export function rebaseChanges(
  dataBefore: ReadonlyMap<string, Data>,
  dataNow: ReadonlyMap<string, Data>,
  changes: Change[],
): Change[] | undefined {
  const [old, now] = [new Map(dataBefore), new Map(dataNow)];
  const moved: Change[] = [];
  for (const change of changes) {
    const made = change.op === 'move' ? moveNow(old, now, change) : changeNow(old, now, change);
    if (!made) return undefined;
    moved.push(made);
  }
  return moved;
}

/** The data of each file, which every change updates. */
type Files = Map<string, Data>;

type Move = Extract<Change, { op: 'move' }>;

function changeNow<One extends Exclude<Change, Move>>(
  old: Files,
  now: Files,
  change: One,
): One | undefined {
  const { file } = change;
  const [dataBefore, data] = [old.get(file) ?? null, now.get(file) ?? null];
  const isInsert = change.op === 'insert';
  const place = isInsert ? itemPath(dataBefore, change.path) : change.path;
  const placeOf = isInsert ? movedInsertion : movedPath;
  const path = placeOf(dataBefore, data, place);
  if (!path) return undefined;
  old.set(file, changeData(dataBefore, { ...change, path: place }));
  now.set(file, changeData(data, { ...change, path }));
  return { ...change, path };
}

function moveNow(old: Files, now: Files, change: Move): Move | undefined {
  const { file, path, to } = change;
  const value = valueAt(old.get(file), path);
  const from = changeNow(old, now, { op: 'remove', file, path });
  if (!from || value === undefined) return undefined;
  const put = changeNow(old, now, { ...to, op: 'insert', value });
  if (!put) return undefined;
  return { ...change, path: from.path, to: { file: to.file, path: put.path } };
}

/** Returns the path for a new item, where the path is that of a list. */
function itemPath(data: Data, path: DataPath): DataPath {
  if (typeof path.at(-1) === 'number') return path;
  const list = path.at(-1) === '-' ? path.slice(0, -1) : path;
  const found = valueAt(data, list);
  return [...list, Array.isArray(found) ? found.length : 0];
}
