import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS_FOLDER, collectionFiles } from '../files/collection-files.ts';
import { readJson } from '../files/read-json.ts';
import { isObject } from '../model/data.ts';
import type { Issue } from '../model/issue.ts';
import type { Schema } from '../model/json-schema.ts';
import type { Collection, Row } from '../model/sources.ts';
import { messageOf } from '../model/thrown.ts';
import type { Data, YamlFile } from '../model/types.ts';
import { timedRow } from '../publication/publication.ts';
import type { Site } from '../site/site.ts';
import { loadYaml } from '../yaml/load-yaml.ts';
import { expand } from './expand.ts';
import { issuesOf, newExpansion, newOutput } from './expansion.ts';

/**
 * Reads a collection and validates its entries by `NAME.schema.json`, if there is one. Entries that cannot be read
 * are left out.
 */
export function loadCollection(
  site: Site,
  name: string,
): { collection: Collection; issues: Issue[] } {
  const issues: Issue[] = [];
  const schema = readSchema(site.root, name, issues);
  const files: YamlFile[] = [];
  const written = readRows(site, name, files, issues);
  const broken = issues.some(({ severity, path }) => severity !== 'warning' && path.length < 2);
  const read = written.map((row) => timedRow(row, site, issues));
  const all = read.map(({ row }) => row);
  const fields = new Set(Object.keys(schema?.properties ?? {}));
  for (const { data } of all) for (const field of Object.keys(data)) fields.add(field);
  const empty = Object.fromEntries([...fields].map((field) => [field, null]));
  for (const row of all) row.view = { ...empty, ...row.data };
  if (schema) issues.push(...rowIssues(name, all, schema, site));
  const hidden = read.filter(({ leftOut }) => leftOut).map(({ row }) => row);
  const rows = hidden.length > 0 ? all.filter((row) => !hidden.includes(row)) : all;
  return { collection: { name, rows, hidden, broken, fields, schema, files }, issues };
}

/** Reads the entries of a collection as written, and adds the files that can be read to `files`. */
function readRows(site: Site, name: string, files: YamlFile[], issues: Issue[]): Row[] {
  const { files: names, areEntries } = collectionFiles(site.root, name);
  return names.flatMap((file) => {
    const loaded = loadYaml(site.files, file);
    if (Array.isArray(loaded)) {
      issues.push(...loaded);
      return [];
    }
    files.push(loaded);
    const data = filledIn(loaded, site, issues);
    return areEntries ? entryOf(data, file, issues) : rowsOf(data, file, issues);
  });
}

/** Returns the data of a file with its templates filled in; their scope is `site`. */
function filledIn({ file, data }: YamlFile, site: Site, issues: Issue[]): Data {
  const output = newOutput();
  const expansion = newExpansion(site, file, { site: site.config }, output);
  const filled = expand(data, expansion);
  issues.push(...issuesOf(output));
  return filled ?? null;
}

function rowsOf(data: Data, file: string, issues: Issue[]): Row[] {
  if (!Array.isArray(data)) {
    const [only = '', ...more] = isObject(data) ? Object.keys(data) : [];
    const isWrapped = isObject(data) && more.length === 0 && Array.isArray(data[only]);
    const name = isWrapped ? { name: only } : {};
    const params = { reason: 'collection-without-list', ...name } as const;
    issues.push({ code: 'wrong-type', params, file, path: [] });
    return [];
  }
  return data.flatMap((row, index) => {
    const location = { file, path: [index] };
    if (isObject(row)) return [{ data: row, written: row, view: row, location }];
    issues.push({ code: 'wrong-type', params: { reason: 'entry-without-fields' }, ...location });
    return [];
  });
}

function entryOf(data: Data, file: string, issues: Issue[]): Row[] {
  const location = { file, path: [] };
  if (!isObject(data)) {
    const reason = Array.isArray(data) ? 'entry-is-list' : 'entry-without-fields';
    issues.push({ code: 'wrong-type', params: { reason }, ...location });
    return [];
  }
  const slug = file.slice(file.lastIndexOf('/') + 1, -5);
  const row = { slug, ...data };
  return [{ data: row, written: data, view: row, location }];
}

function schemaFile(root: string, name: string): string {
  const own = `${COLLECTIONS_FOLDER}/${name}.schema.json`;
  // A translated collection without its own schema uses that of the original: `services.ar` that of `services`.
  return existsSync(join(root, own)) ? own : own.replace(/\.[\w-]+(?=\.schema)/, '');
}

/** Returns the schema of a collection's entries; `undefined` when there is none or it is invalid. */
function readSchema(root: string, name: string, issues: Issue[]): Schema | undefined {
  const file = schemaFile(root, name);
  const read = readJson(join(root, file));
  if (!read) return undefined;
  const { text } = read;
  const schema = read.data as Schema | null | undefined;
  if (!schema) {
    const params = { of: 'collection', reason: 'json', text } as const;
    issues.push({ code: 'broken-schema', params, file, path: [] });
    return undefined;
  }
  const lost = unknownRequired(schema);
  if (lost === undefined) return schema;
  const properties = Object.keys(schema.properties ?? {});
  const params = {
    of: 'collection',
    reason: 'unknown-required',
    name: lost,
    properties,
    text,
  } as const;
  issues.push({ code: 'broken-schema', params, file, path: [] });
  return undefined;
}

/**
 * Returns a required field that the schema does not allow, so that no entry can be valid; `undefined` when there is
 * none.
 */
function unknownRequired(schema: Schema): string | undefined {
  const { properties, required, additionalProperties } = schema;
  if (additionalProperties !== false || !properties || !Array.isArray(required)) return undefined;
  return required.find((name) => typeof name === 'string' && !Object.hasOwn(properties, name));
}

/** Returns the issues of entries that the schema refuses, or that of the schema itself. */
function rowIssues(name: string, rows: Row[], schema: Schema, site: Site): Issue[] {
  const validate = site.validators.validator(schema, `collection-${name}`);
  try {
    const subject = { kind: 'entry', collection: name } as const;
    return rows.flatMap(({ data: whole, written, location }): Issue[] => {
      const data = schema.properties?.slug ? whole : written;
      const errors = validate(data);
      if (!errors) return [];
      return [{ code: 'invalid', params: { errors, data, subject, schema }, ...location }];
    });
  } catch (error) {
    const message = messageOf(error);
    const file = schemaFile(site.root, name);
    const text = readFileSync(join(site.root, file), 'utf8');
    const params = { of: 'collection', reason: 'unusable', message, text } as const;
    return [{ code: 'broken-schema', params, file, path: [] }];
  }
}
