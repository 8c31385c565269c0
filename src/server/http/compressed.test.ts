import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { compressFile } from './compressed.ts';

test('a file that is replaced while it is compressed gets no variants of the former one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
  const file = path.join(folder, 'page.html');
  const lines = (count: number) =>
    Array.from({ length: count }, (_, n) => `<p>${n}</p>`).join('\n');
  writeFileSync(file, lines(40_000));
  const compressing = compressFile(file, 'built');
  await setTimeout(30);
  writeFileSync(file, lines(1000));
  await compressing;
  expect([existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([false, false]);
  await compressFile(file, 'built');
  expect([existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([true, true]);
  rmSync(folder, { recursive: true });
});
