import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { codesPage, explainCode, listCodes, nearestCode } from '../explain.ts';
import { codeGroups, codeOf, nameOfCode, names } from './codes.ts';
import { rules } from './rules.ts';

const goldenFolder = resolve(import.meta.dirname, '../bad-input');

test('no number and no name is given twice, and each number belongs to a group', () => {
  const numbers = names.map((name) => rules[name].code);
  expect(new Set(numbers).size).toBe(numbers.length);
  const groups = numbers.map((number) => codeGroups[Math.floor(number / 100)]);
  expect(groups).not.toContain(undefined);
});

test('each code is shown by a golden file', () => {
  const shown = readdirSync(goldenFolder)
    .map((file) => readFileSync(join(goldenFolder, file), 'utf8'))
    .join('\n');
  const missing = names.filter((name) => !shown.includes(`${codeOf(name)} ${name}`));
  expect(missing).toEqual([]);
});

test.each(names)('%s is explained in plain words', (name) => {
  const { title, why, bad, good } = rules[name];
  expect(title).toMatch(/^[A-Z][^\n]+[^.]$/);
  expect(why).toMatch(/^[A-Z_].*[.]$/s);
  expect(bad).not.toBe(good);
  const text = stripVTControlCharacters(explainCode(name) ?? '');
  expect(text).toContain(`${codeOf(name)} ${name}: ${title}.`);
  expect(codesPage()).toContain(`### ${codeOf(name)} ${name}\n`);
  expect(listCodes()).toContain(`  ${codeOf(name)} ${name}: `);
});

test('a code is found however it is written', () => {
  const written = ['PW101', 'pw101', '101', 'unknown-block', 'Unknown-Block', ' PW101 ', 'PW1', ''];
  expect(written.map(nameOfCode)).toEqual([
    ...Array(6).fill('unknown-block'),
    undefined,
    undefined,
  ]);
  expect([nearestCode('unknown-blok'), nearestCode('PW1011')]).toEqual([
    'PW101 unknown-block',
    'PW101 unknown-block',
  ]);
  expect(nearestCode('qqqqqqqqqqqq')).toBeUndefined();
});
