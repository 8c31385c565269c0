import { expect, test } from 'vitest';
import type { Forms } from '../../contract/forms.ts';
import { fieldsAt, type HintSource, meaningAt, shapeAt, valuesAt } from './schema-hints.ts';

const forms: Forms = {
  schemas: {
    blocks: {
      banner: {
        properties: {
          title: { type: 'string', title: 'Title', description: 'The heading.' },
          image: { $ref: '#/definitions/shared-image', description: 'The picture.' },
          boxed: { type: 'boolean' },
          columns: { type: 'array', items: { properties: { blocks: { $id: 'blocks' } } } },
        },
      },
    },
    page: { properties: { title: { type: 'string', description: 'The title of the page.' } } },
    site: { properties: { name: { type: 'string' } } },
    collections: { 'legal.ar': { properties: { title: { type: 'string' } } } },
    definitions: {
      'shared-image': {
        anyOf: [
          { type: 'string', format: 'image-path' },
          {
            type: 'object',
            properties: { src: { format: 'image-path' }, fit: { enum: ['cover', 'contain'] } },
          },
        ],
      },
    },
  },
  library: [
    {
      type: 'banner',
      title: 'Banner',
      description: 'The top.',
      group: 'Text',
      keywords: [],
      example: {},
    },
    {
      type: 'text',
      title: 'Text',
      description: 'Words.',
      group: 'Text',
      keywords: [],
      example: {},
    },
  ],
};
const choices = {
  pages: [],
  videos: [],
  files: [],
  icons: [],
  fragments: [],
  rows: {},
  pictures: ['/a.svg'],
};
const source: HintSource = {
  file: 'pages/index.yaml',
  forms,
  choices,
  typeAt: (path) => (path.at(-1) === 0 ? 'banner' : undefined),
};
const words = (hints: { word: string }[]) => hints.map(({ word }) => word);

test('the fields of pages, blocks and nested blocks are known', () => {
  expect(words(fieldsAt([], source))).toEqual(['title', 'blocks']);
  expect(words(fieldsAt(['blocks', 0], source))).toEqual([
    'type',
    'title',
    'image',
    'boxed',
    'columns',
  ]);
  const inner = ['blocks', 0, 'columns', 0, 'blocks', 0];
  expect(words(fieldsAt(inner, source))).toContain('boxed');
  expect(words(fieldsAt(['blocks', 3], source))).toEqual(['type']);
  expect(words(fieldsAt(['blocks', 0, 'image'], source))).toEqual(['src', 'fit']);
});

test.each(['pages/_fragments/end.yaml', 'pages/_fragments/end.ar.yaml'])(
  '%s has the fields of blocks',
  (file) => expect(words(fieldsAt([0], { ...source, file }))).toContain('boxed'),
);

test('the collection of a language has the fields of its entries', () => {
  const collection = { ...source, file: 'pages/_collections/legal.ar.yaml' };
  expect(words(fieldsAt([0], collection))).toEqual(['title']);
});

test('values come from the schema and from the site', () => {
  expect(words(valuesAt(['blocks', 1, 'type'], source))).toEqual(['banner', 'text']);
  expect(words(valuesAt(['blocks', 0, 'boxed'], source))).toEqual(['true', 'false']);
  expect(words(valuesAt(['blocks', 0, 'image'], source))).toEqual(['/a.svg']);
  expect(words(valuesAt(['blocks', 0, 'image', 'fit'], source))).toEqual(['cover', 'contain']);
  expect(valuesAt(['blocks', 0, 'nothing'], source)).toEqual([]);
});

test('a field is explained in the words of its schema', () => {
  expect(meaningAt(['blocks', 0, 'title'], source)).toEqual({
    word: 'Title',
    detail: 'text',
    description: 'The heading.',
  });
  expect(meaningAt(['blocks', 0, 'image'], source)?.description).toBe('The picture.');
  expect(meaningAt(['nothing'], source)).toBeUndefined();
});

test('lists and groups begin on a line of their own', () => {
  expect(shapeAt(['blocks'], source)).toBe('list');
  expect(shapeAt(['blocks', 0, 'columns'], source)).toBe('list');
  expect(shapeAt(['title'], source)).toBe('single');
});
