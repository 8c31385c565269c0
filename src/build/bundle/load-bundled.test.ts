import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

const at = (file: string) => path.join(folder, file);
const loader = pathToFileURL(path.resolve(import.meta.dirname, 'load-bundled.mjs')).href;

/** Returns what a command prints whose code is main.cjs of a folder. */
const run = (place = folder) =>
  execFileSync(process.execPath, ['run.mjs', path.join(place, 'main.cjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
const keptIn = (place: string) =>
  readdirSync(place).filter((name) => name.endsWith(process.versions.v8));

function writeBundle(place: string) {
  mkdirSync(path.join(place, 'parts'), { recursive: true });
  writeFileSync(
    path.join(place, 'main.cjs'),
    `const { join } = require('node:path');
const part = require('./parts/part.cjs');
exports.name = 'main';
exports.run = () => {
  console.log(part === require('./parts/part.cjs'), part.words(), join(__dirname, 'main.cjs') === __filename);
};
`,
  );
  writeFileSync(
    path.join(place, 'parts/part.cjs'),
    `const main = require('../main.cjs');\nexports.words = () => main.name + ' first';\n`,
  );
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'load-bundled-'));
  writeBundle(folder);
  writeFileSync(
    at('run.mjs'),
    `import { loadBundled } from '${loader}';\nloadBundled(process.argv[2]).run();\n`,
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

test('files of a bundle require each other; what was compiled serves the next command', () => {
  expect(run()).toBe('true main first true\n');
  expect([keptIn(folder), keptIn(at('parts'))].flat()).toHaveLength(2);
  // V8 compares nothing but the length of the code: what it says shows that it was not compiled again
  const other = readFileSync(at('parts/part.cjs'), 'utf8').replace('first', 'other');
  writeFileSync(at('parts/part.cjs'), other);
  expect(run()).toBe('true main first true\n');
});

test('what was kept by another Node, or is damaged, is made anew', () => {
  run();
  const [file = ''] = keptIn(folder);
  writeFileSync(at(file), 'damaged');
  expect(run()).toBe('true main first true\n');
  expect(readFileSync(at(file), 'latin1')).not.toBe('damaged');
});

test('nothing is written into an installed package', () => {
  const place = at('node_modules/pagewright/packed');
  writeBundle(place);
  expect(run(place)).toBe('true main first true\n');
  expect(keptIn(place)).toEqual([]);
});
