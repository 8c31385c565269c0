/** Finds the fields that the entries of a list may lack, as those of a collection may. */
import { collectionAt } from '../files/collection-files.ts';
import { isObject } from '../model/data.ts';
import type { Schema } from '../model/json-schema.ts';
import { rowsAround } from '../model/sources.ts';
import type { Data, DataObject } from '../model/types.ts';
import type { Expansion } from './expansion.ts';

/**
 * Returns a function that completes an entry of a list: fields that the schema of the collection makes optional, or
 * that other entries have, are `null` where they are missing.
 */
export function completer(
  list: DataObject[],
  expansion: Expansion,
): (entry: DataObject) => DataObject {
  const optional = optionalFields(list, expansion);
  const counts = new Map<string, number>();
  for (const name of list.flatMap(Object.keys)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (entry) => {
    // A field that only this entry has may be a missing one under another name.
    const isOdd = Object.keys(entry).some((name) => counts.get(name) === 1);
    const names = isOdd ? optional : [...optional, ...counts.keys()];
    return { ...Object.fromEntries(names.map((name) => [name, null])), ...entry };
  };
}

/** Returns the fields that the schema of the collection around a list makes optional in its entries. */
function optionalFields(list: DataObject[], { scope, site }: Expansion): string[] {
  return rowsAround(scope.row).flatMap(({ data, location }) => {
    const schema = schemaOf(list, data, collectionAt(location, site)?.schema);
    const { properties = {}, required = [] } = schema?.items ?? {};
    return Object.keys(properties).filter((name) => !required.includes(name));
  });
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
