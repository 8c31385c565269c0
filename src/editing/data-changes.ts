/** Applies changes to the data of a file, regardless of its text. Data is never changed in place. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../content/model/data.ts';
import type { Data, DataObject, DataPath } from '../content/model/types.ts';
import { EditRefused } from './refused.ts';

/** A change to the data of one file. */
export type DataChange =
  | { op: 'set'; path: DataPath; value: Data }
  | { op: 'insert'; path: DataPath; value: Data }
  | { op: 'remove'; path: DataPath };

/** Returns a path for messages: `blocks.2.title`. */
export function pathText(path: DataPath): string {
  return path.length === 0 ? 'the whole file' : path.join('.');
}

/** Returns whether two values are equal, regardless of the order of their fields. */
export const isSame = (a: Data | undefined, b: Data | undefined) => isDeepStrictEqual(a, b);

/** Returns the data after a change. Throws an EditRefused when the change does not fit the data. */
export function changeData(data: Data, change: DataChange): Data {
  const { op, path } = change;
  if (op === 'remove') return removed(data, path, path);
  if (op === 'insert') return inserted(data, path, change.value, path);
  return replaced(data, path, change.value, path);
}

function replaced(data: Data | undefined, path: DataPath, value: Data, whole: DataPath): Data {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = listOf(data, whole);
    if (step > list.length || (step === list.length && step > 0)) throw missing(whole);
    const copy = list.slice();
    copy[step] = replaced(list[step], rest, value, whole);
    return copy;
  }
  const group = groupOf(data, whole);
  const own = Object.hasOwn(group, step) ? group[step] : undefined;
  return { ...group, [step]: replaced(own, rest, value, whole) };
}

function inserted(data: Data | undefined, path: DataPath, value: Data, whole: DataPath): Data {
  const [step, ...rest] = path;
  if (rest.length === 0) {
    const list = listOf(data, whole);
    if (typeof step !== 'number' || step > list.length) throw missing(whole);
    return [...list.slice(0, step), value, ...list.slice(step)];
  }
  if (typeof step === 'number') {
    const list = listOf(data, whole);
    if (step >= list.length) throw missing(whole);
    return list.map((item, index) => (index === step ? inserted(item, rest, value, whole) : item));
  }
  const group = groupOf(data, whole);
  const own = Object.hasOwn(group, step as string) ? group[step as string] : undefined;
  return { ...group, [step as string]: inserted(own, rest, value, whole) };
}

function removed(data: Data | undefined, path: DataPath, whole: DataPath): Data {
  const [step, ...rest] = path;
  if (step === undefined) {
    throw new EditRefused('misfit', 'A whole file is not removed this way.');
  }
  if (typeof step === 'number') {
    if (!Array.isArray(data) || step >= data.length) throw missing(whole);
    if (rest.length === 0) return data.filter((_, index) => index !== step);
    return data.map((item, index) => (index === step ? removed(item, rest, whole) : item));
  }
  if (!isObject(data) || !Object.hasOwn(data, step)) throw missing(whole);
  if (rest.length > 0) return { ...data, [step]: removed(data[step], rest, whole) };
  const { [step]: _gone, ...others } = data;
  return others;
}

function missing(path: DataPath): EditRefused {
  return new EditRefused('missing', `There is nothing at ${pathText(path)}.`);
}

function listOf(data: Data | undefined, whole: DataPath): Data[] {
  if (data === undefined || data === null) return [];
  if (Array.isArray(data)) return data;
  const message = `${pathText(whole)} leads into something that is no list. Name a field there, or look at the path again.`;
  throw new EditRefused('misfit', message);
}

function groupOf(data: Data | undefined, whole: DataPath): DataObject {
  if (data === undefined || data === null) return {};
  if (isObject(data)) return data;
  const message = `${pathText(whole)} leads into something that has no fields. Look at the path again.`;
  throw new EditRefused('misfit', message);
}
