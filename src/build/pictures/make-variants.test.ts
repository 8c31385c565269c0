import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeVariant } from './make-variants.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'make-variants-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a form that is asked for by several at once is made once, for all of them', async () => {
  const original = path.join(folder, 'hall.png');
  const create = { width: 900, height: 600, channels: 3 as const, background: '#0d5c63' };
  await sharp({ create }).png().toFile(original);
  const variant = { name: 'hall-640.avif', stem: 'hall', width: 640, format: 'avif' as const };
  const made = await Promise.all(
    [1, 2, 3, 4].map(async () => statSync(await makeVariant(variant, original, folder)).ino),
  );
  expect(new Set(made).size).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(['hall-640.avif', 'hall.png']);
});
