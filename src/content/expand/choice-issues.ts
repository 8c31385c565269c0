/** What is wrong with a choice of entries that chooses nothing, or asks for what there is not. */
import type { Unplaced } from '../model/issue.ts';
import type { Collection } from '../model/sources.ts';
import type { Data, DataObject, DataPath } from '../model/types.ts';
import { knownWords } from '../words/known-words.ts';
import { rowsWith, valuesIn, wordsOf } from './row-index.ts';

/** The issue of a field's name that no entry of a collection has. */
export function unknownField(name: string, { name: collection, fields }: Collection): Unplaced {
  return { code: 'unknown-field', params: { name, collection, fields } };
}

/** One of several values that no entry has, and that is nearly one that an entry has. */
export function strayValue(
  collection: Collection,
  where: DataObject,
): { issue: Unplaced; path: DataPath } | undefined {
  for (const [field, wanted] of Object.entries(where)) {
    if (!Array.isArray(wanted) || collection.broken) continue;
    const index = wanted.findIndex((one) => rowsWith(collection, field, one).length === 0);
    if (index === -1) continue;
    const value = wanted[index] as Data;
    const near = knownWords(valuesIn(collection, field)).meant(wordsOf(value).join(' or '));
    if (near.suggestion === undefined) continue;
    return { issue: noValue(collection, field, value), path: ['where', field, index] };
  }
  return undefined;
}

/** The issue of a condition that no entry fulfils, whatever else is asked for. */
export function noValue(collection: Collection, field: string, wanted: Data): Unplaced {
  const values = valuesIn(collection, field);
  return { code: 'no-entries', params: { collection: collection.name, field, wanted, values } };
}

/** The issue of conditions that no entry fulfils together, and of a collection without entries. */
export function noRows({ name, rows }: Collection, isFiltered: boolean): Unplaced {
  const params = { collection: name, isEmpty: rows.length === 0, isFiltered };
  return { code: 'no-entries', params };
}
