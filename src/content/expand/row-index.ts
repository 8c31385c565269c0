/** The entries of a collection by what they have in their fields, so that thousands of pages can choose without each going through all of them. */

import type { Collection, Row } from '../model/sources.ts';
import type { Data, DataObject } from '../model/types.ts';

/** What an entry has in a field is compared as words; an entry without a value has `null` there. */
type Value = string | null;

/** What the entries of one collection have in one field. */
interface FieldIndex {
  /** The entries with each value, in their order. */
  rows: Map<Value, Row[]>;
  /** The values that can be shown to people. */
  words: Set<string>;
}

const ofCollections = new WeakMap<Row[], Map<string, FieldIndex>>();

/** Returns the value of a field; a dot leads into a group: `author.name`. */
export function fieldOf(data: DataObject, name: string): Data | undefined {
  if (Object.hasOwn(data, name)) return data[name];
  let value: Data | undefined = data;
  for (const step of name.split('.')) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step))
      return undefined;
    value = (value as DataObject)[step];
  }
  return value;
}

/** Returns the values to compare: a list has several, and so may a list in it. */
function valuesOf(data: Data | undefined): Value[] {
  if (Array.isArray(data)) return data.flatMap(valuesOf);
  return [data === undefined || data === null ? null : String(data)];
}

function indexOf({ rows }: Pick<Collection, 'rows'>, field: string): FieldIndex {
  const known = ofCollections.get(rows) ?? new Map<string, FieldIndex>();
  ofCollections.set(rows, known);
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

/** Returns what people wrote as one value: groups of fields are none. */
export function wordsOf(data: Data): string[] {
  if (Array.isArray(data)) return data.flatMap(wordsOf);
  return data === null || typeof data === 'object' ? [] : [String(data)];
}

/** Returns the entries that have a value, or one of a list of values, in a field; a field that is a list needs to have one of them. */
export function rowsWith(
  collection: Pick<Collection, 'rows'>,
  field: string,
  wanted: Data,
): readonly Row[] {
  const { rows } = indexOf(collection, field);
  const values = valuesOf(wanted);
  if (values.length === 1) return rows.get(values[0] as Value) ?? [];
  const chosen = new Set(values.flatMap((value) => rows.get(value) ?? []));
  return collection.rows.filter((row) => chosen.has(row));
}

/** Returns whether an entry has a value, or one of a list of values, in a field. */
export function hasValue(data: DataObject, field: string, wanted: Data): boolean {
  const values = valuesOf(fieldOf(data, field));
  return valuesOf(wanted).some((value) => values.includes(value));
}

/** Returns all values that the entries have in a field. */
export function valuesIn(collection: Pick<Collection, 'rows'>, field: string): Set<string> {
  return indexOf(collection, field).words;
}
