import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishWriting, writeFiles } from './write-files.ts';

/** A separate program that writes files and kills itself at a given step. */
const program = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { writeFiles } from '../write-files.mjs';

const [root, last] = process.argv.slice(2);
let step = 0;
const isLast = () => step++ === Number(last);
const die = () => process.kill(process.pid, 'SIGKILL');
for (const name of ['mkdirSync', 'writeFileSync', 'renameSync', 'rmSync', 'chmodSync', 'rmdirSync']) {
  const whole = fs[name];
  fs[name] = (place, content, ...rest) => {
    if (!isLast()) return whole(place, content, ...rest);
    // Half of the content has been written to disk.
    if (name === 'writeFileSync') whole(place, content.slice(0, content.length / 2), ...rest);
    die();
  };
}
syncBuiltinESMExports();
const change = (file, before, after) => ({
  file,
  before: before === null ? undefined : Buffer.from(before),
  after: after === null ? undefined : Buffer.from(after),
});
writeFiles(root, [
  change('a.yaml', 'old a\\n', 'new a\\n'),
  change('b.yaml', 'old b\\n', null),
  change('deep/c.yaml', null, 'new c\\n'),
  change('d.yaml', 'old d\\n', 'new d\\n'),
]);
`;

const OLD = { 'a.yaml': 'old a\n', 'b.yaml': 'old b\n', 'd.yaml': 'old d\n' };
const NEW = { 'a.yaml': 'new a\n', 'd.yaml': 'new d\n', 'deep/c.yaml': 'new c\n' };

const base = mkdtempSync(path.join(tmpdir(), 'pagewright-kill-'));
const script = path.join(base, 'program/write.mjs');

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(import.meta.dirname, 'write-files.ts'),
      outDir: base,
      rolldownOptions: { output: { entryFileNames: 'write-files.mjs' } },
    },
  });
  mkdirSync(path.dirname(script));
  writeFileSync(script, program);
});
afterAll(() => rmSync(base, { recursive: true }));

function makeFolder(): string {
  const root = mkdtempSync(path.join(base, 'site-'));
  for (const [file, text] of Object.entries(OLD)) writeFileSync(path.join(root, file), text);
  return root;
}

function filesIn(root: string): { [file: string]: string } {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
  );
}

test('a process that is killed at any step leaves the old files or the new ones, and nothing else', () => {
  const seen = new Set<string>();
  for (let last = 0; ; last++) {
    const root = makeFolder();
    const { signal } = spawnSync(process.execPath, [script, root, String(last)]);
    finishWriting(root);
    const found = filesIn(root);
    const isNew = found['a.yaml'] === NEW['a.yaml'];
    expect(found, `killed at step ${last}`).toEqual(isNew ? NEW : OLD);
    seen.add(isNew ? 'new' : 'old');
    if (signal === null) break;
    expect(last).toBeLessThan(60);
  }
  expect([...seen]).toEqual(['old', 'new']);
}, 60_000);

test('what another program saved after the kill is left, and what was to take its place is kept', () => {
  const kept = new Set<string>();
  for (let last = 0; ; last++) {
    const root = makeFolder();
    const { signal } = spawnSync(process.execPath, [script, root, String(last)]);
    if (signal === null) break;
    const begun = filesIn(root)['a.yaml'];
    for (const file of ['a.yaml', 'b.yaml', 'deep/c.yaml']) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), 'theirs\n');
    }
    const said = finishWriting(root);
    const { 'a.yaml': a, 'b.yaml': b, 'd.yaml': d, 'deep/c.yaml': c, ...more } = filesIn(root);
    expect([a, b, c], `killed at step ${last}`).toEqual(Array(3).fill('theirs\n'));
    expect(['old d\n', 'new d\n']).toContain(d);
    // A file that was already replaced was seen by the other program before it saved.
    if (begun === 'old a\n' && d === 'new d\n') {
      expect(Object.values(more).sort()).toEqual(['new a\n', 'new c\n']);
      expect(said[0]).toMatch(
        /^a\.yaml was changed .* is kept in \.pagewright\/unwritten\/.*a\.yaml\.$/,
      );
    }
    for (const text of Object.values(more)) kept.add(text);
  }
  expect([...kept].sort()).toEqual(['new a\n', 'new c\n']);
}, 60_000);

test('what another process has under way is left alone', () => {
  const root = makeFolder();
  const folder = path.join(root, '.pagewright/edits');
  mkdirSync(folder, { recursive: true });
  // The parent process runs as long as the test.
  const name = path.join(folder, `${process.ppid}-abc-0`);
  writeFileSync(name, 'half');
  finishWriting(root);
  expect(existsSync(name)).toBe(true);
});

test('what a process left long ago is finished, though another one has its number now', () => {
  const root = makeFolder();
  const folder = path.join(root, '.pagewright/edits');
  mkdirSync(folder, { recursive: true });
  const own = path.join(folder, `${process.ppid}-abc`);
  const target = path.join(root, 'b.yaml');
  const from = createHash('sha256').update(OLD['b.yaml']).digest('hex');
  writeFileSync(`${own}-0`, 'new b\n');
  writeFileSync(
    `${own}.json`,
    JSON.stringify([{ file: 'b.yaml', target, staged: `${own}-0`, from }]),
  );
  writeFileSync(path.join(folder, 'lock'), `${process.ppid}\n`);
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), 0, 0);
  finishWriting(root);
  expect(filesIn(root)).toEqual({ ...OLD, 'b.yaml': 'new b\n' });
}, 30_000);

test('processes that write the same file do so one after the other, and none overwrites another', async () => {
  const root = makeFolder();
  const file = path.join(root, 'count.yaml');
  writeFileSync(file, '');
  const counter = path.join(path.dirname(script), 'count.mjs');
  writeFileSync(
    counter,
    `import { readFileSync } from 'node:fs';
    import { writeFiles } from '../write-files.mjs';
    for (let made = 0; made < 20; ) {
      const before = readFileSync(${JSON.stringify(file)});
      try {
        writeFiles(${JSON.stringify(root)}, [{ file: 'count.yaml', before, after: Buffer.from(before + 'x') }]);
        made++;
      } catch (error) {
        if (!/has changed meanwhile/.test(error.message)) throw error;
      }
    }`,
  );
  const shell = `"${process.execPath}" "${counter}" & "${process.execPath}" "${counter}" & wait`;
  execFileSync('sh', ['-c', shell], { stdio: 'inherit' });
  expect(readFileSync(file, 'utf8')).toBe('x'.repeat(40));
}, 60_000);

test('a file that is saved while new ones are written aside is left, and so are the others', () => {
  const root = makeFolder();
  const meanwhile = path.join(path.dirname(script), 'meanwhile.mjs');
  writeFileSync(
    meanwhile,
    `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { writeFiles } from '../write-files.mjs';
    const write = fs.writeFileSync;
    fs.writeFileSync = (place, ...rest) => {
      write(place, ...rest);
      if (/\\.json\\.tmp$/.test(place)) write('d.yaml', 'theirs\\n');
    };
    syncBuiltinESMExports();
    const change = (file, before, after) => ({ file, before: Buffer.from(before), after: Buffer.from(after) });
    writeFiles('.', [change('a.yaml', 'old a\\n', 'new a\\n'), change('d.yaml', 'old d\\n', 'new d\\n')]);`,
  );
  const { stderr } = spawnSync(process.execPath, [meanwhile], { cwd: root, encoding: 'utf8' });
  expect(stderr).toContain('d.yaml has changed meanwhile');
  expect(filesIn(root)).toEqual({ ...OLD, 'd.yaml': 'theirs\n' });
});

test('where a file cannot be put in place, those before it get back what they held', () => {
  const root = makeFolder();
  mkdirSync(path.join(root, 'e.yaml'));
  const bytes = (text: string) => Buffer.from(text);
  const changes = [
    { file: 'a.yaml', before: bytes('old a\n'), after: bytes('new a\n') },
    // A file has the name of its folder.
    { file: 'd.yaml/x.yaml', before: undefined, after: bytes('x') },
  ];
  expect(() => writeFiles(root, changes)).toThrow();
  expect(filesIn(root)).toEqual(OLD);
});
