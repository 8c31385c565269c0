import { expect, test } from 'vitest';
import type { Schema } from '../model/json-schema.ts';
import { blockSnippet } from './editor-schemas.ts';

const link: Schema = {
  type: 'object',
  properties: { label: { type: 'string' }, to: { type: 'string' }, newTab: { type: 'boolean' } },
  required: ['label', 'to'],
};

test('a snippet has the required fields at every depth, each a stop of its own', () => {
  const schema: Schema = {
    description: 'Prices side by side.',
    type: 'object',
    properties: {
      heading: { type: 'string' },
      count: { type: 'integer' },
      size: { enum: ['small', 'large'] },
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: { title: { type: 'string' }, link: { $ref: '#/definitions/link' } },
          required: ['title', 'link'],
        },
      },
    },
    required: ['count', 'size', 'items'],
  };
  expect(blockSnippet('price-table', schema, new Map([['#/definitions/link', link]]))).toEqual({
    label: 'price-table',
    description: 'Prices side by side.',
    body: {
      type: 'price-table',
      count: '$1',
      size: `\${2:small}`,
      items: [{ title: '$3', link: { label: '$4', to: '$5' } }],
    },
  });
});

test('an entry that needs entries of its own kind is written once', () => {
  const entry: Schema = {
    type: 'object',
    properties: {
      label: { type: 'string' },
      items: { type: 'array', items: { $ref: '#/definitions/entry' } },
    },
    required: ['label', 'items'],
  };
  const schema: Schema = { type: 'object', properties: entry.properties, required: ['items'] };
  expect(blockSnippet('tree', schema, new Map([['#/definitions/entry', entry]])).body).toEqual({
    type: 'tree',
    items: [{ label: '$1', items: [{}] }],
  });
});
