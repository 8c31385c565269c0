/** The names of entries that a site has, so that editors complete references to them. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isGroup } from '../model/data.ts';
import { mapSchemas, type RowReference, referenceOf, type Schema } from '../model/json-schema.ts';
import type { Data } from '../model/types.ts';
import { loadYaml } from '../yaml/load-yaml.ts';

/** Returns the values by which a reference can name an entry; none where no entry can be read. */
export type EntryNames = (reference: RowReference) => string[];

const folder = 'pages/_collections';

/** Returns the schema with the names of the entries in the place of each reference. */
export function withEntries(schema: Schema, entries: EntryNames): Schema {
  const copy = mapSchemas(schema, (below) => withEntries(below, entries));
  const reference = referenceOf(schema);
  const names = reference ? entries(reference) : [];
  return names.length > 0 ? { ...copy, enum: names } : copy;
}

/** Reads the entries of a site's collections when they are asked for, those of other languages (`services.ar`) among them. */
export function entryNames(siteRoot: string): EntryNames {
  const place = join(siteRoot, folder);
  const all = existsSync(place) ? readdirSync(place).sort() : [];
  return ({ collection, field }) => {
    const files = all.filter((name) => {
      const [base, ...rest] = name.split('.');
      return (
        base === collection && rest.length < 3 && (rest.length === 0 || rest.at(-1) !== 'json')
      );
    });
    const values = files
      .flatMap((name) => entriesIn(siteRoot, name))
      .flatMap((entry) => (typeof entry[field] === 'string' ? [entry[field]] : []));
    return [...new Set(values)].sort();
  };
}

function entriesIn(siteRoot: string, name: string): { [field: string]: Data }[] {
  if (!statSync(join(siteRoot, folder, name)).isDirectory()) {
    const data = read(siteRoot, `${folder}/${name}`);
    return Array.isArray(data) ? data.filter(isGroup) : [];
  }
  const files = readdirSync(join(siteRoot, folder, name)).filter((file) =>
    /^[^_.].*\.yaml$/.test(file),
  );
  return files.flatMap((file) => {
    const data = read(siteRoot, `${folder}/${name}/${file}`);
    return isGroup(data) ? [{ slug: basename(file, '.yaml'), ...data }] : [];
  });
}

function read(siteRoot: string, file: string): Data {
  const loaded = loadYaml(siteRoot, file);
  return Array.isArray(loaded) ? null : loaded.data;
}
