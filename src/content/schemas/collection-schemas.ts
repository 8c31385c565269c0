/**
 * Makes the schemas with which editors validate and complete collection entries, from
 * `pages/_collections/NAME.schema.json`.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS_FOLDER as folder } from '../files/collection-files.ts';
import { listFolder } from '../files/folders.ts';
import { readJson } from '../files/read-json.ts';
import type { Schema } from '../model/json-schema.ts';
import { pointToBlocks } from './editor-schemas.ts';
import { entryNames, withEntries } from './entry-names.ts';
import { lenient } from './lenient-schema.ts';

/** The schema of a collection's files. */
export interface CollectionSchema {
  /** The name of the generated file: `collection-services.schema.json`. */
  name: string;
  schema: Schema;
  /** The files that it is for, relative to the site's folder. */
  files: string[];
}

/**
 * Returns the schemas of a site's collections, sorted by name. A schema that cannot be read is left out; `validate`
 * reports it.
 */
export function collectionSchemas(siteRoot: string): CollectionSchema[] {
  const place = join(siteRoot, folder);
  const entries = entryNames(siteRoot);
  const all = listFolder(place).map((entry) => entry.name);
  const names = all.filter((name) => name.endsWith('.schema.json'));
  return names.flatMap((file): CollectionSchema[] => {
    const name = file.slice(0, -'.schema.json'.length);
    const read = readJson(join(place, file))?.data;
    if (!read) return [];
    const own = withEntries(read as Schema, entries);
    const isFolder = statSync(join(place, name), { throwIfNoEntry: false })?.isDirectory() === true;
    return [
      {
        name: `collection-${file}`,
        schema: isFolder ? entryFile(own) : listFile(own),
        files: isFolder ? [`${folder}/${name}/*.yaml`] : listFiles(name, all),
      },
    ];
  });
}

/**
 * Returns the collection's own file, and the files of its other languages that have no schema of their own:
 * `values.ar.yaml`.
 */
function listFiles(name: string, all: string[]): string[] {
  const inOtherWords = all.filter((file) => {
    const [base, language, ending] = [file.split('.')[0], ...file.split('.').slice(1)];
    const isOther = base === name && ending === 'yaml' && file.split('.').length === 3;
    return isOther && !all.includes(`${name}.${language}.schema.json`);
  });
  return [`${name}.yaml`, ...inOtherWords].map((file) => `${folder}/${file}`);
}

/** Returns the schema of a file that holds one entry; the file's name is the entry's slug. */
function entryFile(own: Schema): Schema {
  const { required = [], ...rest } = entry(own);
  const needed = required.filter((name) => name !== 'slug');
  return whole({ ...rest, ...(needed.length > 0 && { required: needed }) }, own);
}

/** Returns the schema of a file that is a list of entries. */
function listFile(own: Schema): Schema {
  const { title, description, ...rest } = entry(own);
  const annotations = { ...(title && { title }), ...(description && { description }) };
  return whole({ ...annotations, type: 'array', items: { ...annotations, ...rest } }, own);
}

function entry(own: Schema): Schema {
  const { $schema: _draft, definitions: _own, ...rest } = own;
  // The entry itself has to be written out; only the values in it may be templates.
  return { ...lenient(rest), type: 'object' };
}

/** Returns the schema with its own definitions; shared definitions are in the file of the blocks. */
function whole(schema: Schema, { definitions }: Schema): Schema {
  const own = Object.entries(definitions ?? {});
  const made = own.map(([name, below]) => [name, pointToBlocks(lenient(below))]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...pointToBlocks(schema),
    ...(made.length > 0 && { definitions: Object.fromEntries(made) }),
  };
}
