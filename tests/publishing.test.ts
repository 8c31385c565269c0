/** A build that is killed at any moment leaves the previous output or the new one, never a mixture. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  watch,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreFolder } from '../src/build/output/replace-folder.ts';
import { environment, SmallSite } from './small-site.ts';
import { projectRoot } from './source-files.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const PAGES = 600;
const KILLS = Number(process.env.PUBLISHING_KILLS ?? 3);

let site: SmallSite;

const generation = (name: string) =>
  `name: Number ${name}\nlang: en\nframe:\n  before: []\n  after: []\n`;

beforeEach(async () => {
  const pages = Array.from({ length: PAGES }, (_, n) => [
    `pages/p${n}.yaml`,
    `title: P${n} of {{ site.name }}\ndescription: A page.\nblocks:\n  - type: banner\n    title: P${n}\n`,
  ]);
  site = new SmallSite({
    'pages/_site.yaml': generation('0'),
    'pages/index.yaml': 'title: Home\ndescription: A page.\nblocks: []\n',
    ...Object.fromEntries(pages),
  });
  expect((await site.run('build')).code).toBe(0);
});

afterEach(() => site.remove());

const at = (place: string) => path.join(site.root, place);

/** Returns the names of the site in the published pages. */
function generations(): string[] {
  const files = Array.from({ length: PAGES }, (_, n) => at(`dist/p${n}.html`));
  return [
    ...new Set(files.map((file) => /Number \w+/.exec(readFileSync(file, 'utf8'))?.[0] ?? '')),
  ];
}

/** Builds and kills the build: after some milliseconds, or as soon as the output or the folder around it changes. */
async function killedBuild(moment: number | 'inside' | 'around') {
  const child = spawn(
    process.execPath,
    [path.join(projectRoot, 'src/cli/pagewright.mjs'), 'build'],
    {
      cwd: site.root,
      env: environment(),
    },
  );
  const kill = () => child.kill('SIGKILL');
  const ended = new Promise((resolve) => child.once('close', resolve));
  const isDist = (name: string | null) => moment === 'inside' || name === 'dist';
  const watcher =
    typeof moment === 'number'
      ? setTimeout(kill, moment)
      : watch(at(moment === 'inside' ? 'dist' : '.'), (_, name) => isDist(name) && kill());
  await ended;
  if (typeof moment === 'number') clearTimeout(watcher as NodeJS.Timeout);
  else (watcher as ReturnType<typeof watch>).close();
}

test.each(['incremental', 'clean'])('%s builds that are killed', async (kind) => {
  site.write('pages/_site.yaml', generation('1'));
  const began = performance.now();
  expect((await site.run('build')).code).toBe(0);
  const usual = performance.now() - began;
  const moments = Array.from({ length: KILLS }, () => usual * (0.3 + Math.random() * 0.9));
  for (const moment of ['inside', 'inside', 'around', ...moments] as const) {
    // a build after a killed one starts from nothing
    if (kind === 'incremental') expect((await site.run('build')).code).toBe(0);
    const [before = ''] = generations();
    const next = `k${Math.random().toString(36).slice(2)}`;
    site.write('pages/_site.yaml', generation(next));
    if (kind === 'clean') rmSync(at('.pagewright/cache'), { recursive: true, force: true });
    await killedBuild(moment);
    // as every command does at its start
    restoreFolder(at('dist'));
    const [found = '', ...others] = generations();
    expect(others, `killed at ${moment}`).toEqual([]);
    expect([before, `Number ${next}`]).toContain(found);
  }
  expect((await site.run('build')).code).toBe(0);
  expect(readdirSync(site.root).sort()).toEqual(['.pagewright', 'dist', 'pages']);
});

test('an output that is a link is switched, and a site is served at every moment', async () => {
  renameSync(at('dist'), at('dist.first'));
  symlinkSync('dist.first', at('dist'));
  const reading = `const { readFileSync } = require('node:fs');
    let reads = 0;
    for (const end = Date.now() + 6000; Date.now() < end; reads++) readFileSync(process.argv[1]);
    console.log(reads);`;
  const reader = spawn(process.execPath, ['-e', reading, at('dist/p7.html')]);
  let said = '';
  for (const stream of [reader.stdout, reader.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise<number | null>((resolve) => reader.once('close', resolve));
  for (let n = 0; reader.exitCode === null; n++) {
    site.write('pages/_site.yaml', generation(`linked${n}`));
    expect((await site.run('build')).code).toBe(0);
    expect(generations()).toEqual([`Number linked${n}`]);
  }
  expect([await ended, said]).toEqual([0, expect.stringMatching(/^\d{3,}\n$/)]);
  expect(lstatSync(at('dist')).isSymbolicLink()).toBe(true);
  expect(existsSync(at('dist.first'))).toBe(false);
  const folders = readdirSync(site.root).filter((name) => name.startsWith('dist.'));
  expect(folders).toEqual([path.basename(realpathSync(at('dist')))]);
});

test('builds that run at once publish what was saved last', async () => {
  const outcomes = [site.run('build')];
  for (const n of [1, 2, 3]) {
    site.write('pages/_site.yaml', generation(`once${n}`));
    outcomes.push(site.run('build'));
  }
  for (const { code, stderr } of await Promise.all(outcomes))
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
  expect(generations()).toEqual(['Number once3']);
  expect(readdirSync(site.root).sort()).toEqual(['.pagewright', 'dist', 'pages']);
});
