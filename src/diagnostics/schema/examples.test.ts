/** Every example that hints may show is a valid value of its field, in the blocks and in the site file. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../../tests/source-files.ts';
import {
  type Definitions,
  definitionsOf,
  resolved,
  type Schema,
} from '../../content/model/json-schema.ts';
import type { Data, DataObject } from '../../content/model/types.ts';
import { Validators } from '../../content/schemas/validate.ts';
import { parse } from '../../content/yaml/parse.ts';
import { exampleLine } from './example-value.ts';

const read = (...at: string[]): Schema =>
  JSON.parse(readFileSync(path.join(projectRoot, ...at), 'utf8'));
const shared = read('schema/shared.schema.json');
const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schemas: [string, Schema][] = [
  ['site', read('schema/site.schema.json')],
  ['page', read('schema/page.schema.json')],
  ...readdirSync(path.join(projectRoot, 'blocks'))
    .filter((type) => existsSync(path.join(projectRoot, 'blocks', type, 'schema.json')))
    .map((type): [string, Schema] => [type, read('blocks', type, 'schema.json')]),
];

/** Returns an object with the example of each of its fields, required or not, at all levels. */
function wholeGroup({ properties = {} }: Schema, all: Definitions): DataObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, of]) => [name, wholeValue(name, of, all)]),
  );
}

function wholeValue(name: string, of: Schema, all: Definitions, depth = 0): Data {
  const field = resolved(of, all);
  const entry = resolved(field.items ?? {}, all);
  if (depth < 4 && field.properties) return wholeGroup(field, all);
  if (entry.properties && !field.items?.$ref?.endsWith('/block')) return [wholeGroup(entry, all)];
  return (parse(exampleLine(name, of, all)).data as DataObject)[name] as Data;
}

test.each(schemas)('%s', (name, schema) => {
  const all = definitionsOf(schema, shared);
  const { required: _needed, anyOf: _any, oneOf: _one, allOf: _all, ...open } = schema;
  const validate = new Validators(shared, folder).validator(open, name);
  for (const [key, of] of Object.entries(schema.properties ?? {})) {
    const { data } = parse(exampleLine(key, of, all));
    expect.soft(validate(data as Data), exampleLine(key, of, all)).toBeUndefined();
    expect.soft(validate({ [key]: wholeValue(key, of, all) }), key).toBeUndefined();
  }
});
