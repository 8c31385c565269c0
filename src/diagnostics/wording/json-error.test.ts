import { expect, test } from 'vitest';
import { jsonError } from './json-error.ts';

const good =
  '{\n  "type": "object",\n  "required": ["a", "b"],\n  "a": -1.5e3, "b": [true, null, {}]\n}\n';

test.each([
  ['"object",\n', '"object"\n', '3:3 a comma is missing in front of this'],
  ['"b"]', '"b"],', '3:26 there is nothing between these two commas'],
  ['{}]', '{}],', '4:37 there is nothing between this comma and the }'],
  ['"type"', "'type'", "2:3 the name 'type' has no double quotation marks"],
  ['"object"', 'object', '2:11 object is no value of JSON'],
  ['  "a"', '  // one\n  "a"', '4:3 there are no comments in JSON'],
  ['"type":', '"type"', '2:10 a colon is missing in front of this'],
  ['"object"', '"object', '2:11 this text is not closed'],
  ['"object"', '"\\d"', '2:12 a backslash goes with no such letter'],
  ['{}]', '{}', '5:1 a comma is missing in front of this'],
  ['\n}\n', '\n', '1:1 this { is not closed'],
  [good, '', '1:1 the file is empty'],
])('%j as %j', (from, to, said) => {
  const text = good.replace(from, () => to);
  const { message, place } = jsonError(text) ?? {};
  expect(`${place?.line}:${place?.column} ${message}`).toBe(said);
  expect(() => JSON.parse(text)).toThrow();
});

test('JSON is well', () => {
  expect(jsonError(good)).toBeUndefined();
  for (const value of [1, 'a"\\\u00e9\n', null, [], { a: [{ b: {} }] }]) {
    expect(jsonError(JSON.stringify(value, null, 2))).toBeUndefined();
  }
});
