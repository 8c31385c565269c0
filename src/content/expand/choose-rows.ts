import { isObject, valueAt } from '../model/data.ts';
import type { UnlocatedIssue } from '../model/issue.ts';
import type { Collection, Row } from '../model/sources.ts';
import type { Data, DataObject, DataPath } from '../model/types.ts';

type Report = (issue: UnlocatedIssue, below: DataPath) => void;

const collator = new Intl.Collator('en', { numeric: true });

/**
 * Returns the entries of a collection that `where`, `except`, `sort` and `limit` choose. Reports an empty choice and
 * fields that no entry has; returns `undefined` after a report.
 */
export function chooseRows(
  collection: Collection,
  wanted: DataObject,
  report: Report,
): Row[] | undefined {
  const where = isObject(wanted.where) ? wanted.where : {};
  const except = isObject(wanted.except) ? wanted.except : {};
  const sort = wanted.sort === undefined ? '' : String(wanted.sort);
  const fields = [
    ...Object.keys(where).map((name) => ({ name, path: ['where', name] })),
    ...Object.keys(except).map((name) => ({ name, path: ['except', name] })),
    ...(sort ? [{ name: sort.replace(/^-/, ''), path: ['sort'] }] : []),
  ];
  for (const { name, path } of fields) {
    if (collection.fields.has(name.split('.')[0] ?? '') || collection.rows.length === 0) continue;
    const isSort = path[0] === 'sort';
    const isReversed = isSort && sort.startsWith('-');
    report({ ...unknownField(name, collection, isReversed), atKey: !isSort }, path);
    return undefined;
  }
  const limit = wanted.limit === undefined ? Infinity : Number(wanted.limit);
  const rows = rowsExcept(sortedRows(collection, where, sort), except, limit);
  if (rows.length > 0) return rows;
  const wrong = Object.entries(where).find(
    ([name, value]) => rowsWith(collection, name, value).length === 0,
  );
  if (wrong) report(noValue(collection, ...wrong), ['where', wrong[0]]);
  else report(noRows(collection, Object.keys(where).length > 0), ['collection']);
  return undefined;
}

/**
 * Results of `where` and `sort`, cached for each collection: the pages of a template mostly repeat a few queries. No
 * field of the collection: a copy of it with other rows would have it too.
 */
const choices = new WeakMap<Collection, Map<string, readonly Row[]>>();
/** The size of that cache. It is cleared when full: queries of single pages are not worth keeping. */
const MAX_CHOICES = 200;

/** Returns the entries that match `where`, in the order of `sort`. */
function sortedRows(collection: Collection, where: DataObject, sort: string): readonly Row[] {
  const known = choices.get(collection) ?? new Map<string, readonly Row[]>();
  choices.set(collection, known);
  const key = JSON.stringify([where, sort]);
  let rows = known.get(key);
  if (!rows) {
    const chosen = rowsWhere(collection, where);
    rows = sort ? sorted(chosen, sort) : chosen;
    if (known.size === MAX_CHOICES) known.clear();
    known.set(key, rows);
  }
  return rows;
}

/** Returns the entries that meet all conditions of `where`. */
export function rowsWhere(collection: Collection, where: DataObject): readonly Row[] {
  const [first, ...others] = Object.entries(where);
  if (!first) return collection.rows;
  const rows = rowsWith(collection, ...first);
  if (others.length === 0) return rows;
  return rows.filter(({ data }) => others.every(([name, wanted]) => hasValue(data, name, wanted)));
}

/** Returns the fields that have a value in some entries. */
export const fieldsWith = (value: Data, collection: Collection): string[] =>
  [...collection.fields].filter((name) => rowsWith(collection, name, value).length > 0);

/** Returns the first entries that meet none of the conditions of `except`, up to `limit`. */
export function rowsExcept(rows: readonly Row[], except: DataObject, limit = Infinity): Row[] {
  const first: Row[] = [];
  const conditions = Object.entries(except);
  for (const row of rows) {
    if (!(first.length < limit)) break;
    const isLeftOut = conditions.some(([name, value]) => hasValue(row.data, name, value));
    if (!isLeftOut) first.push(row);
  }
  return first;
}

/** Sorts entries by a field: numbers by size, all other values as text; entries without the field come last. */
function sorted(rows: readonly Row[], sort: string): Row[] {
  const name = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: fieldOf(row.data, name) }));
  keyed.sort((a, b) => {
    const missing = Number(a.key == null) - Number(b.key == null);
    if (missing !== 0 || a.key == null || b.key == null) return missing;
    if (typeof a.key === 'number' && typeof b.key === 'number') return direction * (a.key - b.key);
    return direction * collator.compare(String(a.key), String(b.key));
  });
  return keyed.map(({ row }) => row);
}

/**
 * Returns the issue of a field that no entry of a collection has.
 *
 * @param isReversed whether it has a minus before it, to sort in reverse order
 */
export function unknownField(
  name: string,
  { name: collection, fields }: Collection,
  isReversed = false,
): UnlocatedIssue {
  return { code: 'unknown-field', params: { name, collection, fields, isReversed } };
}

/** Returns the values among several wanted ones that no entry has, not even an unpublished one, as issues. */
export function missingChoices(
  collection: Collection,
  { where = {} }: DataObject,
): { issue: UnlocatedIssue; path: DataPath }[] {
  if (collection.broken) return [];
  return Object.entries(where as DataObject).flatMap(([field, wanted]) => {
    if (!Array.isArray(wanted)) return [];
    const hidden = { rows: collection.hidden };
    return wanted.flatMap((value, index) => {
      const isThere = [collection, hidden].some((one) => rowsWith(one, field, value).length > 0);
      return isThere
        ? []
        : { issue: noValue(collection, field, value, true), path: ['where', field, index] };
    });
  });
}

/** Returns the issue of a condition that no entry meets, whatever the other conditions. */
function noValue(
  collection: Collection,
  field: string,
  wanted: Data,
  isOneOf = false,
): UnlocatedIssue {
  const values = valuesIn(collection, field);
  const params = { collection: collection.name, field, wanted, values, isOneOf };
  return { code: 'no-entries', params };
}

/** Returns the issue of conditions that no entry meets together, or of a collection without entries. */
function noRows({ name, rows }: Collection, isFiltered: boolean): UnlocatedIssue {
  const params = { collection: name, isEmpty: rows.length === 0, isFiltered };
  return { code: 'no-entries', params };
}

/** Values are compared as text; `null` stands for a missing value. */
type Value = string | null;

/** The values of one field in the entries of one collection. */
interface FieldIndex {
  /** The entries with each value, in their original order. */
  rows: Map<Value, Row[]>;
  /** The values without `null`, for messages. */
  words: Set<string>;
}

const fieldIndexes = new WeakMap<Row[], Map<string, FieldIndex>>();

/** Returns the value of a field; a dot leads into an object: `author.name`. */
export function fieldOf(data: DataObject, name: string): Data | undefined {
  return Object.hasOwn(data, name) ? data[name] : valueAt(data, name.split('.'));
}

/** Returns the values to compare: all values of a list, at any depth. */
function valuesOf(data: Data | undefined): Value[] {
  if (Array.isArray(data)) return data.flatMap(valuesOf);
  return [data === undefined || data === null ? null : String(data)];
}

function indexOf({ rows }: Pick<Collection, 'rows'>, field: string): FieldIndex {
  const known = fieldIndexes.get(rows) ?? new Map<string, FieldIndex>();
  fieldIndexes.set(rows, known);
  let index = known.get(field);
  if (!index) {
    index = { rows: new Map(), words: new Set() };
    for (const row of rows) addTo(index, row, fieldOf(row.data, field));
    known.set(field, index);
  }
  return index;
}

function addTo({ rows, words }: FieldIndex, row: Row, data: Data | undefined): void {
  for (const value of valuesOf(data)) {
    const before = rows.get(value);
    if (!before) rows.set(value, [row]);
    // An entry may have a value twice.
    else if (before.at(-1) !== row) before.push(row);
  }
  for (const word of wordsOf(data ?? null)) words.add(word);
}

/** Returns the scalars in data as texts; none for an object or `null`. */
export function wordsOf(data: Data): string[] {
  if (Array.isArray(data)) return data.flatMap(wordsOf);
  return data === null || typeof data === 'object' ? [] : [String(data)];
}

/**
 * Returns the entries whose field has a value, or any one of a list of values; a list in the field has to contain one
 * of them.
 */
function rowsWith(
  collection: Pick<Collection, 'rows'>,
  field: string,
  wanted: Data,
): readonly Row[] {
  const { rows } = indexOf(collection, field);
  const [first, ...others] = valuesOf(wanted);
  if (first === undefined) return [];
  if (others.length === 0) return rows.get(first) ?? [];
  const chosen = new Set([first, ...others].flatMap((value) => rows.get(value) ?? []));
  return collection.rows.filter((row) => chosen.has(row));
}

/** Returns whether a field of an entry has a value, or any one of a list of values. */
export function hasValue(data: DataObject, field: string, wanted: Data): boolean {
  const values = valuesOf(fieldOf(data, field));
  return valuesOf(wanted).some((value) => values.includes(value));
}

/** Returns all values of a field in the entries of a collection. */
export function valuesIn(collection: Pick<Collection, 'rows'>, field: string): Set<string> {
  return indexOf(collection, field).words;
}
