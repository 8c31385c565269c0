/** Applies changes to the data of a file, regardless of its text. */
import { isDeepStrictEqual } from 'node:util';
import { childOf, childrenOf, isObject, valueAt } from '../content/model/data.ts';
import type { Data, DataObject, DataPath } from '../content/model/types.ts';
import { EditError } from './edit-error.ts';

/** A change to the data of one file. */
export type DataChange =
  | { op: 'set'; path: DataPath; value: Data }
  | { op: 'insert'; path: DataPath; value: Data }
  | { op: 'remove'; path: DataPath };

type Holder = Data[] | DataObject;

/** Returns a path for messages: `blocks.2.title`. */
export function pathText(path: DataPath): string {
  return path.length === 0 ? 'the whole file' : path.join('.');
}

/** Returns whether two values are equal, regardless of the order of their fields. */
export const isSame = (a: Data | undefined, b: Data | undefined) => isDeepStrictEqual(a, b);

/**
 * Returns a copy of the data with a change made; missing lists and objects around a new value are created. A value that
 * is the same object in several places, as parsed aliases are, changes in all of them. Throws an EditError when the
 * change does not fit the data.
 */
export function changeData(data: Data, change: DataChange): Data {
  const { op, path } = change;
  if (op === 'remove' && path.length === 0) {
    throw new EditError('misfit', 'A whole file is not removed this way.');
  }
  // `structuredClone` preserves shared values.
  const root: DataObject = { data: structuredClone(data) };
  let holder: Holder = root;
  let step: string | number = 'data';
  for (const [depth, next] of path.entries()) {
    holder = enter(holder, step, change, depth);
    step = next;
  }
  if (!Array.isArray(holder)) {
    if (op === 'insert') throw missing(path);
    if (op === 'remove') delete holder[step];
    else holder[step] = change.value;
  } else if (op === 'remove') holder.splice(Number(step), 1);
  else holder.splice(Number(step), op === 'insert' ? 0 : 1, change.value);
  return root.data as Data;
}

/** Returns the list or object at a step of its holder, in which the path goes on with its step at `depth`. */
function enter(holder: Holder, step: string | number, change: DataChange, depth: number): Holder {
  const { op, path } = change;
  const isForList = typeof path[depth] === 'number';
  let value = childOf(holder, step) ?? null;
  if (value === null && op !== 'remove') {
    value = isForList ? [] : {};
    (holder as DataObject)[step] = value;
  }
  const isFitting = isForList ? Array.isArray(value) : isObject(value);
  if (!isFitting) throw op === 'remove' ? missing(path) : misfit(path, isForList);
  if (!hasPlace(value as Holder, change, depth)) throw missing(path);
  return value as Holder;
}

/** Returns whether a list or object has the step of a path, or a place for it. */
function hasPlace(holder: Holder, { op, path }: DataChange, depth: number): boolean {
  const step = path[depth] ?? '';
  if (childOf(holder, step) !== undefined) return true;
  if (!Array.isArray(holder)) return op !== 'remove';
  const isInserted = op === 'insert' && depth === path.length - 1;
  return step === holder.length && (isInserted || (op === 'set' && step === 0));
}

function missing(path: DataPath): EditError {
  return new EditError('missing', `There is nothing at ${pathText(path)}.`);
}

function misfit(path: DataPath, isForList: boolean): EditError {
  const what = isForList
    ? 'is no list. Name a field there, or look at the path again.'
    : 'has no fields. Look at the path again.';
  return new EditError('misfit', `${pathText(path)} leads into something that ${what}`);
}

/**
 * Returns the path where a value is written, which is its first occurrence.
 *
 * @param data parsed data, in which an alias is the same object as its anchor's value
 */
export function anchorPath(data: Data, path: DataPath): DataPath {
  for (let length = path.length; length > 0; length--) {
    const value = valueAt(data, path.slice(0, length));
    const isShareable = typeof value === 'object' && value !== null;
    const first = isShareable ? firstPlace(data, value, []) : undefined;
    if (first) return [...first, ...path.slice(length)];
  }
  return path;
}

function firstPlace(data: Data, wanted: Data, path: DataPath): DataPath | undefined {
  if (data === wanted) return path;
  for (const [step, child] of childrenOf(data)) {
    const found = firstPlace(child, wanted, [...path, step]);
    if (found) return found;
  }
  return undefined;
}
