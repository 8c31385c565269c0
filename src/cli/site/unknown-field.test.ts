import { expect, test } from 'vitest';
import { unknownFieldMessage } from './unknown-name.ts';

const link = { type: 'object', properties: { label: {}, to: { type: 'string' } } };
const ref = '/schema/shared.schema.json#/definitions/link';
const definitions = new Map([[ref, link]]);
const card = { type: 'object', properties: { title: {}, link: { $ref: ref } } };
const schema = {
  type: 'object',
  properties: { title: {}, items: { type: 'array', items: card }, data: { type: 'object' } },
};

test.each(['cards', 'cards.title', 'cards.items.link.to', 'cards.data.anything'])(
  '%s is a field',
  (name) => {
    expect(unknownFieldMessage(name, schema, definitions)).toBeUndefined();
  },
);

test.each([
  [
    'cards.titel',
    'cards has no field titel. Did you mean cards.title? Its fields are title, items',
  ],
  ['cards.items.link.too', 'cards.items.link has no field too. Did you mean cards.items.link.to?'],
  ['cards.xyz', 'cards has no field xyz. Its fields are'],
])('%s is none', (name, said) => {
  expect(unknownFieldMessage(name, schema, definitions)).toContain(said);
});
