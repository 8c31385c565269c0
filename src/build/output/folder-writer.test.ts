import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderWriter } from './folder-writer.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-writer-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('files are written at any depth, over those that are there', () => {
  const writer = new FolderWriter(folder);
  for (const text of ['first', 'second']) writer.write('very/deep/page.html', `${text} Zürich`);
  expect(readFileSync(path.join(folder, 'very/deep/page.html'), 'utf8')).toBe('second Zürich');
});

test('a file that cannot be written is reported', () => {
  mkdirSync(path.join(folder, 'taken.html'));
  const writer = new FolderWriter(folder);
  expect(() => writer.write('taken.html', 'a folder stands here')).toThrow('EISDIR');
});
