import path from 'node:path';
import { expect, test } from 'vitest';
import type { Schema } from '../../content/model/json-schema.ts';
import { composeSchema, readEngineSchemas } from '../../content/schemas/compose-schema.ts';
import { describeFields } from './describe-fields.ts';

const engine = readEngineSchemas(path.resolve(import.meta.dirname, '../../..'));

function rowsOf(properties: Record<string, Schema>, more: Schema = {}) {
  const own = { type: 'object', properties, ...more };
  return describeFields(composeSchema('sample', own, engine.block), engine.block, engine.shared);
}

test('a field says what is written, its bounds and its choices', () => {
  const rows = rowsOf(
    {
      rows: {
        type: 'integer',
        minimum: 2,
        maximum: 30,
        description: 'How tall.',
        default: 4,
      },
      look: { enum: ['card', 'tile'], description: 'How it looks.' },
      text: { type: 'string', format: 'inline-markdown', description: 'The words.' },
    },
    { required: ['text'] },
  );
  expect(rows.slice(0, 3)).toEqual([
    {
      path: 'rows',
      kind: 'whole number',
      required: false,
      description: 'How tall. The default is 4.',
      limits: '2 to 30',
    },
    expect.objectContaining({ path: 'look', kind: 'choice', values: ['card', 'tile'] }),
    expect.objectContaining({ path: 'text', kind: 'Markdown, one line', required: true }),
  ]);
});

test('groups, lists and what they refer to are followed, a list of blocks is not', () => {
  const items: Schema = {
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      properties: {
        link: { $ref: '/schema/shared.schema.json#/definitions/link' },
        items: { $ref: '#/definitions/list' },
      },
      required: ['link'],
    },
  };
  const blocks: Schema = {
    type: 'array',
    items: { $ref: '/schema/shared.schema.json#/definitions/block' },
  };
  const rows = rowsOf({ items, blocks }, { definitions: { list: items } });
  const found = Object.fromEntries(rows.map(({ path: name, kind }) => [name, kind]));
  expect(found).toMatchObject({
    items: 'list: group',
    'items[].link': 'group',
    'items[].link.to': 'address',
    // An entry that holds entries of its own kind is told once.
    'items[].items': 'list: group',
    blocks: 'list of blocks',
  });
  expect(Object.keys(found).filter((name) => name.startsWith('items[].items[]'))).toEqual([]);
  expect(rows.find((row) => row.path === 'items')?.limits).toBe('at least 1 entry');
});

test('what every block has comes last, and its type goes without saying', () => {
  const names = rowsOf({ zebra: { type: 'string', description: 'A zebra.' } }).map(
    (row) => row.path,
  );
  expect(names[0]).toBe('zebra');
  expect(names).toEqual(expect.arrayContaining(['id', 'tone', 'space']));
  expect(names).not.toContain('type');
});
