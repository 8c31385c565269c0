import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MARKER, OutputFolder, OutputReplacedError, routeFile } from './output-folder.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'output-folder-'));
  folder = path.join(parent, 'dist');
});

afterEach(() => rmSync(parent, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Puts all in place, as a build does at its end. */
function commit(output: OutputFolder, files: string[]) {
  for (const file of files) output.keep(file);
  output.complete();
  output.publish();
}

function build(files: Record<string, string>, previous?: string[]) {
  const states = previous && Object.fromEntries(previous.map((file) => [file, '']));
  const last = states && { states, done: Date.now() + 1000 };
  const output = new OutputFolder(folder, last);
  for (const [file, content] of Object.entries(files)) output.write(file, content);
  return output;
}

test('nothing shows before the build is committed', () => {
  const output = build({ 'index.html': 'new' });
  expect(existsSync(folder)).toBe(false);
  commit(output, ['index.html']);
  expect(read('index.html')).toBe('new');
});

test('a discarded build leaves the last one as it was', () => {
  commit(build({ 'index.html': 'old' }), ['index.html']);
  build({ 'index.html': 'new' }, ['index.html']).discard();
  expect(read('index.html')).toBe('old');
  expect(existsSync(`${folder}.next`)).toBe(false);
});

test('an incremental build keeps what did not change and removes what is no longer made', () => {
  const first = { 'index.html': 'a', 'blog/one.html': 'b', 'kept.html': 'c' };
  commit(build(first), Object.keys(first));
  const output = build({ 'index.html': 'a2' }, Object.keys(first));
  expect(output.incremental).toBe(true);
  commit(output, ['index.html', 'kept.html']);
  expect([read('index.html'), read('kept.html')]).toEqual(['a2', 'c']);
  expect(existsSync(path.join(folder, 'blog'))).toBe(false);
});

test.each([
  ['docs', 'docs/a.txt'],
  ['docs/a.txt', 'docs'],
])('%s gives way to %s', (before, after) => {
  commit(build({ [before]: 'x', 'index.html': 'a' }), [before, 'index.html']);
  const output = build({ [after]: 'y', 'index.html': 'b' }, [before, 'index.html']);
  expect(output.incremental).toBe(true);
  commit(output, [after, 'index.html']);
  expect([read(after), read('index.html')]).toEqual(['y', 'b']);
});

test('a name that has no room for that of a compressed form is replaced and removed like others', () => {
  const long = `${'x'.repeat(250)}.html`;
  commit(build({ [long]: 'a' }), [long]);
  commit(build({ [long]: 'b' }, [long]), [long]);
  expect(read(long)).toBe('b');
  commit(build({ 'index.html': 'a' }, [long]), ['index.html']);
  expect(existsSync(path.join(folder, long))).toBe(false);
});

test('a removed file takes its compressed forms with it, and so does a replaced one', () => {
  commit(build({ 'a.html': 'a', 'b.html': 'b' }), ['a.html', 'b.html']);
  for (const name of ['a.html.br', 'a.html.gz', 'b.html.br'])
    writeFileSync(path.join(folder, name), '');
  commit(build({ 'b.html': 'b2' }, ['a.html', 'b.html']), ['b.html']);
  for (const name of ['a.html.br', 'a.html.gz', 'b.html.br']) {
    expect(existsSync(path.join(folder, name)), name).toBe(false);
  }
});

test('without a memory of the last build the whole folder is replaced', () => {
  commit(build({ 'stale.html': 'x' }), ['stale.html']);
  commit(build({ 'index.html': 'y' }), ['index.html']);
  expect(existsSync(path.join(folder, 'stale.html'))).toBe(false);
});

test('a link to a folder stays one, and the folder is written', () => {
  const real = path.join(parent, 'real');
  mkdirSync(real);
  symlinkSync(real, folder);
  commit(build({ 'index.html': 'one' }), ['index.html']);
  commit(build({ 'index.html': 'two' }, ['index.html']), ['index.html']);
  expect(readFileSync(path.join(real, 'index.html'), 'utf8')).toBe('two');
  expect(lstatSync(folder).isSymbolicLink()).toBe(true);
});

test.each([['clean'], ['incremental']])(
  'of two %s builds at once the later is told of the other',
  (kind) => {
    const first = ['a.html', 'b.html'];
    commit(build({ 'a.html': 'old', 'b.html': 'old' }), first);
    const previous = kind === 'incremental' ? first : undefined;
    const one = build({ 'a.html': 'one', 'b.html': 'one' }, previous);
    const other = build({ 'a.html': 'other' }, previous);
    commit(one, first);
    expect(() => other.complete()).toThrow(OutputReplacedError);
    other.discard();
    expect([read('a.html'), read('b.html')]).toEqual(['one', 'one']);
    expect(readdirSync(parent)).toEqual(['dist']);
  },
);

test('what is kept is the same file as before, with its compressed variants', () => {
  const first = ['a.html', 'b.html', 'data.csv', 'data.csv.gz'];
  commit(build(Object.fromEntries(first.map((name) => [name, name]))), first);
  writeFileSync(path.join(folder, 'a.html.br'), 'variant');
  const { ino } = statSync(path.join(folder, 'a.html'));
  commit(build({ 'b.html': 'b2' }, first), ['a.html', 'b.html', 'data.csv']);
  expect(statSync(path.join(folder, 'a.html')).ino).toBe(ino);
  expect(readdirSync(folder).sort()).toEqual([MARKER, 'a.html', 'a.html.br', 'b.html', 'data.csv']);
});

test('a swap that was cut off is undone by the next command', () => {
  commit(build({ 'index.html': 'old' }), ['index.html']);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(`${folder}.next`);
  renameSync(folder, `${folder}.next/${pid}-11.old`);
  build({ 'index.html': 'new' }).discard();
  expect(read('index.html')).toBe('old');
  expect(readdirSync(parent)).toEqual(['dist']);
});

test('nothing stays of a build that finds no room, wherever it ends', ({ skip }) => {
  for (const most of [2, 3, 4, 5]) {
    const options = `nr_inodes=${most}`;
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', parent]);
    if (status !== 0) skip('No small disk can be made here.');
    try {
      let output: OutputFolder | undefined;
      expect(() => {
        output = build({});
        output.write('a/b/c.html', 'x');
        output.complete();
      }).toThrow('ENOSPC');
      output?.discard();
      expect(readdirSync(parent)).toEqual([]);
    } finally {
      spawnSync('umount', ['-l', parent]);
    }
  }
});

test('what a build that was cut off has left is cleared by the next', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const left of [`${pid}-abc`, `${process.pid}-abc`, 'images']) {
    mkdirSync(path.join(`${folder}.next`, left), { recursive: true });
  }
  mkdirSync(path.join(`${folder}.next`, `${process.ppid}-abc`));
  commit(build({ 'index.html': 'x' }), ['index.html']);
  expect(readdirSync(`${folder}.next`)).toEqual([`${process.ppid}-abc`]);
});

test('a folder that no build wrote is never touched', () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'diary.txt'), 'mine');
  expect(() => build({})).toThrow('holds files that were not built by Pagewright');
  expect(read('diary.txt')).toBe('mine');
});

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/service/hard', 'service/hard.html'],
])('the route %s is the file %s', (route, file) => {
  expect(routeFile(route)).toBe(file);
});
