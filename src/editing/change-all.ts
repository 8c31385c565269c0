/** Adapts changes that were made for an older state of the files to their current state. */
import { valueAt } from '../content/model/data.ts';
import type { Data, DataPath } from '../content/model/types.ts';
import type { Change } from './apply-changes.ts';
import { changeData } from './data-changes.ts';
import { movedInsertion, movedPath } from './rebase.ts';

/**
 * Returns the changes with their current paths; `undefined` when a place no longer exists or has another value.
 *
 * @param old the data of each file for which the changes were made; updated with each change
 * @param now the current data of each file; updated with each change
 */
export function changeAll(
  old: Map<string, Data>,
  now: Map<string, Data>,
  changes: Change[],
): Change[] | undefined {
  const moved: Change[] = [];
  for (const change of changes) {
    const made = change.op === 'move' ? moveNow(old, now, change) : changeNow(old, now, change);
    if (!made) return undefined;
    moved.push(made);
  }
  return moved;
}

type Files = Map<string, Data>;

function changeNow(old: Files, now: Files, change: Change): Change | undefined {
  const { file, op, value = null } = change;
  const [was, is] = [old.get(file) ?? null, now.get(file) ?? null];
  const isInsert = op === 'insert';
  const place = isInsert ? itemPath(was, change.path) : change.path;
  const path = isInsert ? movedInsertion(was, is, place) : movedPath(was, is, place);
  if (!path) return undefined;
  const kind = op === 'move' ? 'remove' : op;
  old.set(file, changeData(was, { op: kind, path: place, value }));
  now.set(file, changeData(is, { op: kind, path, value }));
  return { ...change, path };
}

function moveNow(old: Files, now: Files, change: Change): Change | undefined {
  const { file, to = [] } = change;
  const value = valueAt(old.get(file), change.path);
  const target = Array.isArray(to) ? { file, path: to } : { file: to.file ?? file, path: to.path };
  const from = changeNow(old, now, { ...change, op: 'remove' });
  if (!from || value === undefined) return undefined;
  const put = changeNow(old, now, { file: target.file, path: target.path, op: 'insert', value });
  if (!put) return undefined;
  return { ...change, path: from.path, to: { file: target.file, path: put.path } };
}

/** Returns the path for a new item, where the path is that of a list. */
function itemPath(data: Data, path: DataPath): DataPath {
  if (typeof path.at(-1) === 'number') return path;
  const list = path.at(-1) === '-' ? path.slice(0, -1) : path;
  const found = valueAt(data, list);
  return [...list, Array.isArray(found) ? found.length : 0];
}
