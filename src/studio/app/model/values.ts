/** Paths into data, and the smallest changes between two values. */

import { isObject, startsWith } from '../../../content/model/data.ts';
import type { Data, DataPath, SourceLocation } from '../../../content/model/types.ts';

/** Returns a path as a text by which values are known: `blocks.2.title`. */
export const pathKey = (path: DataPath) => path.join('.');

/** Returns a place as a text by which it is known: `pages/about.yaml blocks.2.title`. */
export const placeKey = ({ file, path }: SourceLocation) => `${file} ${pathKey(path)}`;

export const isSamePlace = (one: SourceLocation, other: SourceLocation) =>
  placeKey(one) === placeKey(other);

/** Returns whether a place is another one, or within it. */
export const isWithin = (one: SourceLocation, other: SourceLocation) =>
  one.file === other.file && startsWith(one.path, other.path);

interface InnerPlace {
  /** Relative to a value. */
  path: DataPath;
  /** Whether other places of the file with the same aliased value may change too. */
  isShared?: boolean;
}

/** A change of fields within one value, as typing makes it. */
export type FieldChange = InnerPlace & ({ op: 'set'; value: Data } | { op: 'remove' });

/** Any change within one value. */
export type InnerChange =
  | FieldChange
  | (InnerPlace & ({ op: 'insert'; value: Data } | { op: 'move'; to: DataPath }));

const isEmpty = (value: Data) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/**
 * Returns the changes that turn `base` into `next`. Lists of different length are replaced as a whole: adding an
 * entry is a change of its own.
 */
export function changesBetween(
  base: Data | undefined,
  next: Data | undefined,
  path: DataPath = [],
): FieldChange[] {
  if (base === next) return [];
  if (next === undefined) return [{ path, op: 'remove' }];
  // A form creates empty groups and lists for missing values.
  if ((base === undefined || base === null) && isEmpty(next)) return [];
  if (isObject(base) && isObject(next)) {
    const names = new Set([...Object.keys(base), ...Object.keys(next)]);
    return [...names].flatMap((name) => changesBetween(base[name], next[name], [...path, name]));
  }
  if (Array.isArray(base) && Array.isArray(next) && base.length === next.length) {
    return next.flatMap((item, index) => changesBetween(base[index], item, [...path, index]));
  }
  const isSame = JSON.stringify(base) === JSON.stringify(next);
  return isSame ? [] : [{ path, op: 'set', value: next }];
}

/** Returns data with fields set or removed; unchanged parts are shared. */
export function withChanges(value: Data | undefined, changes: FieldChange[]): Data | undefined {
  return changes.reduce(
    (data, change) =>
      withValue(data, change.path, change.op === 'remove' ? undefined : change.value),
    value,
  );
}

function withValue(data: Data | undefined, path: DataPath, to: Data | undefined): Data | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return to;
  if (Array.isArray(data)) {
    return data.map((item, index) => (index === step ? (withValue(item, rest, to) ?? null) : item));
  }
  const group = isObject(data) ? data : {};
  const inner = withValue(group[step], rest, to);
  const { [step]: _old, ...others } = group;
  if (inner === undefined) return others;
  return step in group
    ? Object.fromEntries(Object.entries(group).map(([k, v]) => [k, k === step ? inner : v]))
    : { ...group, [step]: inner };
}
