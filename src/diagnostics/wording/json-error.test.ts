import { expect, test } from 'vitest';
import { jsonError } from './json-error.ts';

const good =
  '{\n  "type": "object",\n  "required": ["a", "b"],\n  "a": -1.5e3, "b": [true, null, {}]\n}\n';

test.each([
  ['"object",\n', '"object"\n', '3:3 a comma is missing before this'],
  ['"b"]', '"b"],', '3:25 there is nothing after this comma'],
  ['{}]', '{}],', '4:37 there is nothing after this comma'],
  ['"type"', "'type'", '2:3 names and texts stand in straight double quotation marks'],
  ['"object"', 'object', '2:11 names and texts stand in straight double quotation marks, and only'],
  ['  "a"', '  // one\n  "a"', '4:3 there are no comments in JSON'],
  ['"type":', '"type"', '2:10 a colon is missing before this'],
  ['"object"', '"object', '2:11 this text is not closed'],
  ['"object"', '"\\d"', '2:11 a backslash has a meaning in JSON: write two of them'],
  ['\n}\n', '\n', '1:1 this { is not closed'],
  [good, '', '1:1 the file is empty'],
])('%j as %j', (from, to, said) => {
  const text = good.replace(from, () => to);
  const { message, range } = jsonError(text) ?? {};
  expect(`${range?.line}:${range?.column} ${message}`).toContain(said);
  expect(() => JSON.parse(text)).toThrow();
});

test('JSON is well', () => {
  expect(jsonError(good)).toBeUndefined();
  for (const value of [1, 'a"\\\u00e9\n', null, [], { a: [{ b: {} }] }]) {
    expect(jsonError(JSON.stringify(value, null, 2))).toBeUndefined();
  }
});
