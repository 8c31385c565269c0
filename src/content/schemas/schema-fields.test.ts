import { expect, test } from 'vitest';
import { definitionsOf, type Schema } from '../model/json-schema.ts';
import { fieldsOf, groupsIn } from './schema-fields.ts';

const entry: Schema = {
  properties: { title: {}, items: { items: { $ref: '#/definitions/entry' } } },
  required: ['title'],
};
const schema: Schema = {
  properties: { items: { items: { $ref: '#/definitions/entry' } }, link: { $ref: '/shared#link' } },
  anyOf: [{ properties: { film: {} } }],
  definitions: { entry },
};
const own = definitionsOf(schema);

test('fields are listed with those in them, once where they hold themselves', () => {
  const { fields, groups } = fieldsOf(schema, own);
  expect(fields.map(({ path }) => path)).toEqual([
    'items',
    'items[].title',
    'items[].items',
    'link',
    'film',
  ]);
  expect(fields.filter(({ required }) => required).map(({ path }) => path)).toEqual([
    'items[].title',
  ]);
  expect(groups.map(({ path }) => path)).toEqual(['', 'items[]', '']);
});

test('mappings in data are found beside all that says something of them', () => {
  const inner = { title: 'Inner' };
  const outer = { title: 'Outer', items: [inner] };
  const data = { items: [outer], film: 'a.mp4', link: { to: '/' } };
  const found = groupsIn(data, schema, own).map((group) => [
    group.data,
    group.schema,
    group.isPart,
  ]);
  expect(found).toEqual([
    [data, schema, false],
    [outer, entry, false],
    [inner, entry, false],
    [data, schema.anyOf?.[0], true],
  ]);
});

test('the values of a mapping with free names are described by one schema', () => {
  const day: Schema = { properties: { opens: {} } };
  const hours: Schema = { properties: { hours: { additionalProperties: day } } };
  const monday = { opens: '9:00' };
  const data = { hours: { monday } };
  const { fields } = fieldsOf(hours, own);
  expect(fields.map(({ path }) => path)).toEqual(['hours', 'hours.*.opens']);
  const found = groupsIn(data, hours, own);
  expect(found).toContainEqual({ data: monday, schema: day, isPart: false });
  expect(found.filter(({ schema: of }) => of === day)).toHaveLength(1);
});
