import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './folders.ts';

test('a folder is made with those above it, and one that is there stays', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'make-folder-'));
  const folder = path.join(root, 'a/b/c');
  makeFolder(folder);
  writeFileSync(path.join(folder, 'file'), '');
  makeFolder(folder);
  expect(statSync(path.join(folder, 'file')).isFile()).toBe(true);
  expect(() => makeFolder(path.join(folder, 'file/below'))).toThrow('ENOTDIR');
  rmSync(root, { recursive: true });
});
