import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Schema } from '../model/json-schema.ts';
import type { Data } from '../model/types.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-validators-'));
  // As in a new process, which has not compiled anything.
  vi.resetModules();
});
afterEach(() => rmSync(folder, { recursive: true }));

const shared = { definitions: { name: { type: 'string', minLength: 2 } } };
const schema: Schema = {
  type: 'object',
  properties: {
    name: { $ref: '/schema/shared.schema.json#/definitions/name' },
    day: { type: 'string', format: 'date' },
    tags: { type: 'array', items: { type: 'string' }, uniqueItems: true },
  },
  required: ['name'],
  additionalProperties: false,
};

async function validatorIn(place: string, of = schema) {
  const { Validators } = await import('./validate.ts');
  return new Validators(shared, place).validator(of, 'person');
}
const kept = () => readFileSync(join(folder, 'person.cjs'), 'utf8');

test('data that is right passes, and of data that is wrong each mistake is reported', async () => {
  const validate = await validatorIn(folder);
  expect(validate({ name: 'Ada', day: '2026-01-01', tags: ['a', 'b'] })).toBeUndefined();
  const errors = validate({ name: '\u{1f4a7}', day: '2026-02-30', tags: ['a', 'a'] });
  const keywords = errors?.map(({ keyword }) => keyword).sort();
  expect(keywords).toEqual(['format', 'minLength', 'uniqueItems']);
});

test('a validator is compiled once, and again when its schema has changed', async () => {
  (await validatorIn(folder))({ name: 'Ada' });
  const first = kept();
  // As in the next process, which uses the cached code.
  vi.resetModules();
  expect((await validatorIn(folder))({ name: 'Ada' })).toBeUndefined();
  expect(kept()).toBe(first);
  const validate = await validatorIn(folder, { ...schema, required: ['name', 'day'] });
  expect(validate({ name: 'Ada' })).toHaveLength(1);
  expect(kept()).not.toBe(first);
  expect(readdirSync(folder)).toEqual(['person.cjs']);
});

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['changed', (text: string) => text.replace('minLength', 'maxLength')],
  ['empty', () => ''],
])('a kept validator that is %s is made again', async (_how, damaged) => {
  (await validatorIn(folder))({ name: 'Ada' });
  const whole = kept();
  writeFileSync(join(folder, 'person.cjs'), damaged(whole));
  vi.resetModules();
  expect((await validatorIn(folder))({ name: 'A' })).toHaveLength(1);
  expect(kept()).toBe(whole);
});

test('where nothing can be written nothing is kept, and data is checked all the same', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const validate = await validatorIn(join(file, 'validators'));
  expect(validate({ name: 'Ada' })).toBeUndefined();
  expect(validate({})).toHaveLength(1);
  expect(existsSync(join(folder, 'person.cjs'))).toBe(false);
});

test('a schema that is wrong itself throws each time, and nothing is kept of it', async () => {
  const validate = await validatorIn(folder, { type: 'object', propertys: {} });
  for (const data of [{}, { name: 'Ada' }] as Data[]) {
    expect(() => validate(data)).toThrow('unknown keyword: "propertys"');
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('a schema that the compiler would take, and the schema of schemas refuses, is refused', async () => {
  const required = [{ name: true }] as unknown as string[];
  const validate = await validatorIn(folder, { ...schema, required });
  expect(() => validate({ name: 'Ada' })).toThrow('data/required/0 must be string');
});
