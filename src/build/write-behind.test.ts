import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WriteBehind } from './write-behind.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-behind-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('every file is whole once it is finished, whatever their number', async () => {
  const output = new WriteBehind(folder);
  for (let n = 0; n < 100; n++) await output.write(`deep/${n}.html`, `page ${n}`);
  await output.finish();
  expect(readdirSync(path.join(folder, 'deep'))).toHaveLength(100);
  expect(readFileSync(path.join(folder, 'deep/99.html'), 'utf8')).toBe('page 99');
});

test('a file that cannot be written is told at the end at the latest', async () => {
  mkdirSync(path.join(folder, 'taken.html'));
  const output = new WriteBehind(folder);
  await output.write('taken.html', 'a folder stands here');
  await expect(output.finish()).rejects.toThrow('EISDIR');
});
