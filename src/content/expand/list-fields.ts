/** Finds the fields that the entries of a list may lack, as those of a collection may. */
import { isObject } from '../model/data.ts';
import type { Schema } from '../model/json-schema.ts';
import type { Data, DataObject } from '../model/types.ts';
import { collectionAt } from './entry-issues.ts';
import type { Expansion } from './expansion.ts';

/**
 * Returns a function that completes an entry of a list: fields that other entries have, or that the schema of the
 * collection makes optional, are `null` where they are missing.
 */
export function completer(
  list: DataObject[],
  { scope, site }: Expansion,
): (entry: DataObject) => DataObject {
  const optional = new Set<string>();
  for (let row = scope.row; row; row = row.scope?.row) {
    const { properties = {}, required = [] } =
      schemaOf(list, row.data, collectionAt(row.location, site)?.schema)?.items ?? {};
    for (const name of Object.keys(properties)) if (!required.includes(name)) optional.add(name);
  }
  const owners = new Map<string, number>();
  for (const name of list.flatMap(Object.keys)) owners.set(name, (owners.get(name) ?? 0) + 1);
  const empty = (names: Iterable<string>) =>
    Object.fromEntries([...names].map((name) => [name, null]));
  return (entry) => {
    // A field that only this entry has may be a missing one under another name.
    const isOdd = Object.keys(entry).some((name) => owners.get(name) === 1);
    return { ...empty(optional), ...(isOdd ? {} : empty(owners.keys())), ...entry };
  };
}

/** Returns the schema of a list somewhere in an entry; `undefined` when there is none. */
function schemaOf(list: Data, data: Data, schema: Schema | undefined): Schema | undefined {
  if (data === list || !schema) return schema;
  if (!isObject(data)) return undefined;
  for (const [name, inner] of Object.entries(data)) {
    const found = schemaOf(list, inner, schema.properties?.[name]);
    if (found) return found;
  }
  return undefined;
}
