import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { makeSite } from '../../../tests/make-test-site.ts';
import { collectionSchemas } from './collection-schemas.ts';
import { readEngineSchemas } from './compose-schema.ts';
import { editorSchemas } from './editor-schemas.ts';
import { settingsWith } from './write-generated.ts';

const engine = readEngineSchemas(resolve(import.meta.dirname, '../../..'));
const row = JSON.stringify({
  title: 'Service',
  description: 'One service.',
  type: 'object',
  properties: {
    slug: { type: 'string', description: 'The address.' },
    order: { type: 'integer', description: 'Its place.' },
    image: { $ref: '/schema/shared.schema.json#/definitions/image' },
  },
  required: ['slug', 'order'],
  additionalProperties: false,
});
const { root } = makeSite({
  'pages/_collections/values.schema.json': row,
  'pages/_collections/values.yaml': '- { slug: a, order: 1 }\n',
  'pages/_collections/values.ar.yaml': '- { slug: a, order: 1 }\n',
  'pages/_collections/values.fr.yaml': '- { slug: a, order: 1 }\n',
  'pages/_collections/values.fr.schema.json': row,
  'pages/_collections/services.schema.json': row,
  'pages/_collections/services/a.yaml': 'order: 1\n',
  'pages/_collections/broken.schema.json': '{',
});
const found = collectionSchemas(root);
const schemaOf = (name: string) =>
  found.find((one) => one.name === `collection-${name}.schema.json`);
const ajv = new Ajv({ strict: false });
ajv.addSchema(editorSchemas([], engine).blocks, 'blocks.schema.json');

test('a collection is a list of entries, or a file for each', () => {
  expect(found.map(({ files }) => files)).toEqual([
    ['pages/_collections/services/*.yaml'],
    ['pages/_collections/values.fr.yaml'],
    ['pages/_collections/values.yaml', 'pages/_collections/values.ar.yaml'],
  ]);
  const list = ajv.compile(schemaOf('values')?.schema ?? {});
  const image = { src: '/images/hall.svg', alt: 'A hall' };
  expect(
    list([
      { slug: 'a', order: 1, image },
      { slug: 'b', order: '{{ site.data.order }}' },
    ]),
  ).toBe(true);
  expect(list([{ slug: 'a', order: 1, imgae: image }])).toBe(false);
  expect(list([{ slug: 'a', order: 1, image: { src: '/x.svg' } }])).toBe(false);
  expect(list([{ slug: 'a' }])).toBe(false);
  expect(list({ slug: 'a', order: 1 })).toBe(false);
});

test('an entry with a file of its own has its slug from the file’s name', () => {
  const one = ajv.compile(schemaOf('services')?.schema ?? {});
  expect(one({ order: 1 })).toBe(true);
  expect(one({ slug: 'a' })).toBe(false);
});

test('the editor’s settings name the collections, and stay as they are otherwise', () => {
  const before = `{
  "yaml.schemas": {
    "./schema/generated/page.schema.json": ["pages/**/*.yaml", "!pages/_*/**"],
    "./schema/generated/collection-gone.schema.json": ["pages/_collections/gone.yaml"]
  },
  "editor.quickSuggestions": { "strings": true }
}
`;
  const after = settingsWith(before, found) ?? '';
  expect(after).toBe(`{
  "yaml.schemas": {
    "./schema/generated/page.schema.json": ["pages/**/*.yaml", "!pages/_*/**"],
    "./schema/generated/collection-services.schema.json": ["pages/_collections/services/*.yaml"],
    "./schema/generated/collection-values.fr.schema.json": ["pages/_collections/values.fr.yaml"],
    "./schema/generated/collection-values.schema.json": [
      "pages/_collections/values.yaml",
      "pages/_collections/values.ar.yaml"
    ]
  },
  "editor.quickSuggestions": { "strings": true }
}
`);
  expect(settingsWith(after, found)).toBeUndefined();
  expect(settingsWith('{ // mine\n}', found)).toBeUndefined();
  expect(settingsWith('{}', found)).toBeUndefined();
});
