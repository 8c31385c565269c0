import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../tests/source-files.ts';
import { definitionsOf, holdsBlocks, resolved, type Schema, SHARED_PREFIX } from './json-schema.ts';

const file = readFileSync(path.join(projectRoot, 'schema/shared.schema.json'), 'utf8');
const shared: Schema = JSON.parse(file);
const own: Schema = { definitions: { link: { type: 'string' } } };
const definitions = definitionsOf(own, shared);

test('a reference means the schema’s own definition or the shared one, by its prefix', () => {
  const ofOwn = resolved({ $ref: '#/definitions/link', title: 'Where to' }, definitions);
  expect(ofOwn).toMatchObject({ type: 'string', title: 'Where to' });
  const ofShared = resolved({ $ref: `${SHARED_PREFIX}link` }, definitions);
  expect(ofShared.type).toBe('object');
  const unknown = { $ref: '#/definitions/nothing' };
  expect(resolved(unknown, definitions)).toBe(unknown);
});

test('shared definitions refer to each other by their whole address, not to those of a block', () => {
  expect(file.match(/"\$ref": "#[^"]*"/g)).toBeNull();
});

test('a list of blocks is found at any depth', () => {
  const blocks = { type: 'array', items: { $ref: `${SHARED_PREFIX}block` } };
  const column = { type: 'object', properties: { blocks } };
  expect(holdsBlocks({ properties: { columns: { items: column } } })).toBe(true);
  expect(holdsBlocks({ anyOf: [{ title: 'None' }], if: column })).toBe(true);
  expect(holdsBlocks({ properties: { items: { items: { type: 'string' } } } })).toBe(false);
});
