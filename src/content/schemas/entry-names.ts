/** The names of a site's collection entries, with which editors complete references. */
import { basename } from 'node:path';
import { collectionFiles, collectionNames } from '../files/collection-files.ts';
import { isObject } from '../model/data.ts';
import { mapSchemas, type RowReference, referenceOf, type Schema } from '../model/json-schema.ts';
import type { Data } from '../model/types.ts';
import { loadYaml } from '../yaml/load-yaml.ts';

/** Returns the values that a reference may have; empty when no entry can be read. */
export type EntryNames = (reference: RowReference) => string[];

/** Returns the schema with the names of the entries as the allowed values of each reference. */
export function withEntries(schema: Schema, entries: EntryNames): Schema {
  const copy = mapSchemas(schema, (below) => withEntries(below, entries));
  const reference = referenceOf(schema);
  const names = reference ? entries(reference) : [];
  return names.length > 0 ? { ...copy, enum: names } : copy;
}

/**
 * Returns a function that reads the entries of a site's collections on demand, including those of other languages
 * (`services.ar`).
 */
export function entryNames(siteRoot: string): EntryNames {
  const all = collectionNames(siteRoot);
  return ({ collection, field }) => {
    const values = all
      .filter((name) => name.split('.')[0] === collection)
      .flatMap((name) => entriesOf(siteRoot, name))
      .flatMap((entry) => (typeof entry[field] === 'string' ? [entry[field]] : []));
    return [...new Set(values)].sort();
  };
}

function entriesOf(siteRoot: string, name: string): { [field: string]: Data }[] {
  const { files, areEntries } = collectionFiles(siteRoot, name);
  return files.flatMap((file) => {
    const data = read(siteRoot, file);
    if (isObject(data)) return areEntries ? [{ slug: basename(file, '.yaml'), ...data }] : [];
    return Array.isArray(data) && !areEntries ? data.filter(isObject) : [];
  });
}

function read(siteRoot: string, file: string): Data {
  const loaded = loadYaml({ root: siteRoot }, file);
  return Array.isArray(loaded) ? null : loaded.data;
}
