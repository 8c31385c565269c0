import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { applyEdits, changesOf, formatDiff, readSource, writeChanges } from './edits.ts';
import { readPositions } from './yaml/positions.ts';

const made: string[] = [];
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true });
});

const folder = (files: { [name: string]: string }): string => {
  const root = mkdtempSync(join(tmpdir(), 'pagewright-edits-'));
  made.push(root);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return root;
};

describe('edits', () => {
  test('change their letters and no others, in whatever order they come', () => {
    const text = 'a: one # why\nb: "two"\n';
    const edits = [
      { start: 16, end: 21, text: "'three'" },
      { start: 3, end: 6, text: '1' },
      { start: 0, end: 0, text: '# top\n' },
      { start: 3, end: 6, text: '1' },
    ];
    expect(applyEdits(text, edits)).toBe("# top\na: 1 # why\nb: 'three'\n");
  });

  test('that meet are refused', () => {
    const edits = [
      { start: 0, end: 3, text: '' },
      { start: 2, end: 4, text: 'x' },
    ];
    expect(() => applyEdits('abcdef', edits)).toThrow(/letter 2/);
    expect(() => applyEdits('abc', [{ start: 2, end: 9, text: '' }])).toThrow(RangeError);
  });

  test('leave every letter outside of them alone', () => {
    const texts = fc.string({ minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), fc.string(), (text, one, two, replacement) => {
        const [start = 0, end = 0] = [one % text.length, two % text.length].sort((a, b) => a - b);
        const result = applyEdits(text, [{ start, end, text: replacement }]);
        expect(result).toBe(text.slice(0, start) + replacement + text.slice(end));
      }),
    );
  });
});

describe('writing', () => {
  test('keeps the byte order mark and shows a diff', () => {
    const root = folder({ 'a.yaml': '\ufeffto: /old # kept\n' });
    const start = readSource(root, 'a.yaml').indexOf('/old');
    const changes = changesOf(root, [{ file: 'a.yaml', start, end: start + 4, text: '/new' }]);
    expect(formatDiff(changes)).toBe(
      '--- a/a.yaml\n+++ b/a.yaml\n@@ -1,1 +1,1 @@\n-to: /old # kept\n+to: /new # kept\n',
    );
    writeChanges(root, changes);
    expect(readFileSync(join(root, 'a.yaml'), 'utf8')).toBe('\ufeffto: /new # kept\n');
  });

  test('is all or nothing', () => {
    const root = folder({ 'a.yaml': 'a\n', 'b.yaml': 'changed meanwhile\n' });
    const changes = [
      { file: 'a.yaml', movedTo: 'deep/c.yaml', before: 'a\n', after: 'x\n' },
      { file: 'b.yaml', before: 'b\n', after: 'y\n' },
    ];
    expect(() => writeChanges(root, changes)).toThrow(/b\.yaml has changed/);
    expect(readFileSync(join(root, 'a.yaml'), 'utf8')).toBe('a\n');
    expect(readdirSync(join(root))).not.toContain('c.yaml');
    const blocked = [
      { file: 'a.yaml', before: 'a\n', after: 'x\n' },
      { file: 'b.yaml', movedTo: 'deep', before: 'changed meanwhile\n', after: 'y\n' },
    ];
    expect(() => writeChanges(root, blocked)).toThrow();
    expect(readFileSync(join(root, 'a.yaml'), 'utf8')).toBe('a\n');
    expect(readdirSync(root).sort()).toEqual(['a.yaml', 'b.yaml', 'deep']);
  });
});

test('texts and spans are found where they stand', () => {
  const text = 'a: "/x" # c\nlist:\n  - to: /y\n  - |\n    [z](/z)\n';
  const positions = readPositions(text);
  const shown = positions.texts().map(({ start, end, path, isKey }) => {
    return `${isKey ? 'key ' : ''}${path.join('.')}=${text.slice(start, end).trim()}`;
  });
  expect(shown).toEqual([
    'key a=a',
    'a="/x"',
    'key list=list',
    'key list.0.to=to',
    'list.0.to=/y',
    'list.1=|\n    [z](/z)',
  ]);
  expect(positions.span(['list', 0, 'to'])).toEqual({ start: 26, end: 28 });
  expect(positions.span(['list', 0, 'to'], true)).toEqual({ start: 22, end: 24 });
  expect(positions.span(['list', 7])).toBeUndefined();
});
