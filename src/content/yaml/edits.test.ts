import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { writeChanges } from '../files/write-changes.ts';
import { readSource } from './byte-order-mark.ts';
import { applyEdits, changesOf } from './edits.ts';
import { readPositions } from './positions.ts';

const made: string[] = [];
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true });
});

const folder = (files: { [name: string]: string | Buffer }): string => {
  const root = mkdtempSync(join(tmpdir(), 'pagewright-edits-'));
  made.push(root);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return root;
};

describe('edits', () => {
  test('change their characters and no others, in whatever order they come', () => {
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
    expect(() => applyEdits('abcdef', edits)).toThrow(/character 2/);
    expect(() => applyEdits('abc', [{ start: 2, end: 9, text: '' }])).toThrow(RangeError);
  });

  test('leave every character outside of them alone', () => {
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
    expect(changes).toEqual([
      { file: 'a.yaml', before: 'to: /old # kept\n', after: 'to: /new # kept\n' },
    ]);
    writeChanges(root, changes);
    expect(readFileSync(join(root, 'a.yaml'), 'utf8')).toBe('\ufeffto: /new # kept\n');
  });

  test('loses no byte that is not UTF-8', () => {
    const latin = Buffer.from('a: caf\xe9\n', 'latin1');
    const root = folder({ 'a.yaml': latin });
    const changes = changesOf(root, [{ file: 'a.yaml', start: 0, end: 1, text: 'b' }]);
    expect(() => writeChanges(root, changes)).toThrow(/a\.yaml has changed/);
    expect(readFileSync(join(root, 'a.yaml'))).toEqual(latin);
  });

  test.skipIf(process.platform === 'win32')('keeps who may read a file', () => {
    const root = folder({ 'a.yaml': 'a\n', 'b.yaml': 'b\n' });
    chmodSync(join(root, 'a.yaml'), 0o664);
    chmodSync(join(root, 'b.yaml'), 0o600);
    writeChanges(root, [
      { file: 'a.yaml', before: 'a\n', after: 'x\n' },
      { file: 'b.yaml', movedTo: 'c.yaml', before: 'b\n', after: 'y\n' },
    ]);
    const rights = ['a.yaml', 'c.yaml'].map((file) => statSync(join(root, file)).mode & 0o777);
    expect(rights).toEqual([0o664, 0o600]);
  });

  test('leaves what is write-protected, and all else then', () => {
    const root = folder({ 'a.yaml': 'a\n', 'b.yaml': 'b\n' });
    chmodSync(join(root, 'b.yaml'), 0o444);
    const changes = ['a', 'b'].map((name) => ({
      file: `${name}.yaml`,
      before: `${name}\n`,
      after: 'x\n',
    }));
    expect(() => writeChanges(root, changes)).toThrow(/^b\.yaml is write-protected/);
    expect(readFileSync(join(root, 'a.yaml'), 'utf8')).toBe('a\n');
    expect(readdirSync(root).sort()).toEqual(['a.yaml', 'b.yaml']);
  });

  test.skipIf(process.platform === 'win32')('changes what links lead to', () => {
    const root = folder({ 'real.txt': 'a\n' });
    for (const link of ['a.yaml', 'b.yaml']) symlinkSync('real.txt', join(root, link));
    const change = { before: 'a\n', after: 'x\n' };
    writeChanges(root, [
      { file: 'a.yaml', ...change },
      { file: 'b.yaml', ...change },
    ]);
    expect(readFileSync(join(root, 'real.txt'), 'utf8')).toBe('x\n');
    expect(lstatSync(join(root, 'a.yaml')).isSymbolicLink()).toBe(true);
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
    mkdirSync(join(root, 'deep'));
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
