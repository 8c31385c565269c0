import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readText } from './load-yaml.ts';

const root = mkdtempSync(join(tmpdir(), 'pagewright-text-'));
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['UTF-16', Buffer.from('\ufefftitle: Café\n', 'utf16le'), '1:1', true],
  ['Latin-1', Buffer.from('title: One\ntext: Ein Café\n', 'latin1'), '2:14', false],
])('a file stored as %s', (_name, bytes, place, isUtf16) => {
  writeFileSync(join(root, 'a.yaml'), bytes);
  const issue = readText({ root }, 'a.yaml');
  if (typeof issue === 'string') throw new Error('It was read.');
  expect(`${issue.range?.line}:${issue.range?.column}`).toBe(place);
  expect(issue).toMatchObject({ code: 'not-utf8', params: { reason: 'file', isUtf16 } });
});

test('a file that begins with the mark of UTF-8', () => {
  writeFileSync(join(root, 'b.yaml'), '\ufefftitle: Café\n');
  expect(readText({ root }, 'b.yaml')).toBe('title: Café\n');
});

test.skipIf(process.platform === 'win32')('a pipe is not waited for', () => {
  execFileSync('mkfifo', [join(root, 'pipe.yaml')]);
  expect(readText({ root }, 'pipe.yaml')).toMatchObject({
    code: 'unreadable-file',
    params: { error: 'it is no file' },
  });
});
