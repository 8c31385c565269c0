import { expect, test } from 'vitest';
import type { FormSchema } from '../../contract/forms.ts';
import { nameFor, withKnownFields } from './known-fields.ts';

const menu: FormSchema = { type: 'array', items: { type: 'string' } };
const site: FormSchema = {
  type: 'object',
  properties: {
    menus: { type: 'object', additionalProperties: menu },
    contact: { type: 'object' },
    theme: { type: 'object', properties: { font: { type: 'string' } } },
    closed: { type: 'object', additionalProperties: false },
  },
};
const fieldsOf = (schema: FormSchema | undefined) => Object.keys(schema?.properties ?? {});

test('a group with chosen names has a schema for each name, even when empty', () => {
  const empty = withKnownFields(site, {}, {}).properties;
  expect(empty?.menus).toMatchObject({ 'x-names': menu, additionalProperties: false });
  expect(empty?.contact?.['x-names']).toEqual({});
  for (const name of ['theme', 'closed']) expect(empty?.[name]).not.toHaveProperty('x-names');
  const filled = withKnownFields(site, { menus: { main: ['a'] } }, {}).properties?.menus;
  expect(filled).toMatchObject({ 'x-names': menu, properties: { main: { title: 'Main' } } });
  expect(fieldsOf(withKnownFields(site, { theme: { font: 'a' } }, {}))).toEqual(fieldsOf(site));
});

test('words are converted to a name that templates can use', () => {
  expect(
    ['Toll free', 'Büro', 'phone', 'radius-m', '/gallery', '24 hours', 'هاتف'].map(nameFor),
  ).toEqual(['tollFree', 'buro', 'phone', 'radius-m', '/gallery', '', '']);
});
