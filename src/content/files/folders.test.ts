import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFolder, makeFolder } from './folders.ts';

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

test('a folder that is not there is empty, and one that cannot be read is an error', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'list-folder-'));
  writeFileSync(path.join(root, 'b.txt'), '');
  writeFileSync(path.join(root, 'a.txt'), '');
  // A link to itself, since an administrator can read a folder without rights.
  symlinkSync('loop', path.join(root, 'loop'));
  expect(listFolder(root).map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'loop']);
  expect(listFolder(path.join(root, 'gone'))).toEqual([]);
  expect(() => listFolder(path.join(root, 'loop'))).toThrow('ELOOP');
  rmSync(root, { recursive: true });
});
