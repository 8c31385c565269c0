import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ForeignFolderError, OutputFolder, routeFile } from './output-folder.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'output-folder-'));
  folder = path.join(parent, 'dist');
});

afterEach(() => rmSync(parent, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function build(files: Record<string, string>, previous?: string[]) {
  const last = previous && { files: previous, done: Date.now() + 1000 };
  const output = new OutputFolder(folder, last);
  for (const [file, content] of Object.entries(files)) output.write(file, content);
  return output;
}

test('nothing shows before the build is committed', () => {
  const output = build({ 'index.html': 'new' });
  expect(existsSync(folder)).toBe(false);
  output.commit(new Set(['index.html']));
  expect(read('index.html')).toBe('new');
});

test('a discarded build leaves the last one as it was', () => {
  build({ 'index.html': 'old' }).commit(new Set(['index.html']));
  build({ 'index.html': 'new' }, ['index.html']).discard();
  expect(read('index.html')).toBe('old');
  expect(existsSync(`${folder}.next`)).toBe(false);
});

test('an incremental build keeps what did not change and removes what is no longer made', () => {
  const first = { 'index.html': 'a', 'blog/one.html': 'b', 'kept.html': 'c' };
  build(first).commit(new Set(Object.keys(first)));
  const output = build({ 'index.html': 'a2' }, Object.keys(first));
  expect(output.incremental).toBe(true);
  output.commit(new Set(['index.html', 'kept.html']));
  expect([read('index.html'), read('kept.html')]).toEqual(['a2', 'c']);
  expect(existsSync(path.join(folder, 'blog'))).toBe(false);
});

test.each([
  ['docs', 'docs/a.txt'],
  ['docs/a.txt', 'docs'],
])('%s gives way to %s', (before, after) => {
  build({ [before]: 'x', 'index.html': 'a' }).commit(new Set([before, 'index.html']));
  const output = build({ [after]: 'y', 'index.html': 'b' }, [before, 'index.html']);
  expect(output.incremental).toBe(true);
  output.commit(new Set([after, 'index.html']));
  expect([read(after), read('index.html')]).toEqual(['y', 'b']);
});

test('a name that has no room for that of a compressed form is replaced and removed like others', () => {
  const long = `${'x'.repeat(250)}.html`;
  build({ [long]: 'a' }).commit(new Set([long]));
  build({ [long]: 'b' }, [long]).commit(new Set([long]));
  expect(read(long)).toBe('b');
  build({ 'index.html': 'a' }, [long]).commit(new Set(['index.html']));
  expect(existsSync(path.join(folder, long))).toBe(false);
});

test('a removed file takes its compressed forms with it, and so does a replaced one', () => {
  build({ 'a.html': 'a', 'b.html': 'b' }).commit(new Set(['a.html', 'b.html']));
  for (const name of ['a.html.br', 'a.html.gz', 'b.html.br'])
    writeFileSync(path.join(folder, name), '');
  build({ 'b.html': 'b2' }, ['a.html', 'b.html']).commit(new Set(['b.html']));
  for (const name of ['a.html.br', 'a.html.gz', 'b.html.br']) {
    expect(existsSync(path.join(folder, name)), name).toBe(false);
  }
});

test('without a memory of the last build the whole folder is replaced', () => {
  build({ 'stale.html': 'x' }).commit(new Set(['stale.html']));
  build({ 'index.html': 'y' }).commit(new Set(['index.html']));
  expect(existsSync(path.join(folder, 'stale.html'))).toBe(false);
});

test('a link to a folder stays one, and the folder is written', () => {
  const real = path.join(parent, 'real');
  mkdirSync(real);
  symlinkSync(real, folder);
  build({ 'index.html': 'one' }).commit(new Set(['index.html']));
  build({ 'index.html': 'two' }, ['index.html']).commit(new Set(['index.html']));
  expect(readFileSync(path.join(real, 'index.html'), 'utf8')).toBe('two');
  expect(lstatSync(folder).isSymbolicLink()).toBe(true);
});

test.each([['clean'], ['incremental']])('two %s builds at once are both whole', (kind) => {
  const first = ['a.html', 'b.html'];
  build({ 'a.html': 'old', 'b.html': 'old' }).commit(new Set(first));
  const previous = kind === 'incremental' ? first : undefined;
  const one = build({ 'a.html': 'one' }, previous);
  const other = build({ 'a.html': 'other', 'b.html': 'other' }, previous);
  one.write('b.html', 'one');
  one.commit(new Set(first));
  expect([read('a.html'), read('b.html')]).toEqual(['one', 'one']);
  other.commit(new Set(first));
  expect([read('a.html'), read('b.html')]).toEqual(['other', 'other']);
  expect(readdirSync(parent)).toEqual(['dist']);
});

test('what a build that was cut off has left is cleared by the next', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const left of [`${pid}-abc`, `${process.pid}-abc`, 'images']) {
    mkdirSync(path.join(`${folder}.next`, left), { recursive: true });
  }
  mkdirSync(path.join(`${folder}.next`, `${process.ppid}-abc`));
  build({ 'index.html': 'x' }).commit(new Set(['index.html']));
  expect(readdirSync(`${folder}.next`)).toEqual([`${process.ppid}-abc`]);
});

test('a folder that no build wrote is never touched', () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'diary.txt'), 'mine');
  expect(() => build({})).toThrow(ForeignFolderError);
  expect(read('diary.txt')).toBe('mine');
});

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/service/hard', 'service/hard.html'],
])('the route %s is the file %s', (route, file) => {
  expect(routeFile(route)).toBe(file);
});
