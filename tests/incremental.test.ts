/**
 * An incremental build has the same bytes as a clean one, whatever was edited before. `INCREMENTAL_RUNS=500 npx
 * vitest run tests/incremental.test.ts` tries more edits.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuildResult, buildSite } from '../src/build/build-site.ts';
import { checkPages } from '../src/build/check-pages.ts';
import type { Diagnostic } from '../src/diagnostics/model/diagnostic.ts';
import {
  drawing,
  edits,
  icon,
  makeSite,
  PARTS,
  page,
  photograph,
  remove,
  reportEdits,
  root,
  rows,
  site,
  template,
  write,
} from './edited-site.ts';
import { projectRoot } from './source-files.ts';

const RUNS = Number(process.env.INCREMENTAL_RUNS ?? 8);

beforeAll(async () => {
  await makeSite();
  await build('dist');
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

const build = (out: string): Promise<BuildResult> =>
  buildSite({ siteRoot: root, engineRoot: projectRoot, out: path.join(root, out) });

/** Makes a clean build. */
function buildFromNothing(): Promise<BuildResult> {
  remove('clean');
  remove('.pagewright/cache/clean.json');
  return build('clean');
}

/** Returns every file of an output with its content. */
function outputOf(folder: string): Record<string, string> {
  const place = path.join(root, folder);
  if (!existsSync(place)) return {};
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = files.map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(path.join(place, name), 'latin1')]),
  );
}

const differing = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name] !== other[name],
  );

test('a build whose cache cannot be written succeeds, and no old cache is used', async () => {
  await makeSite();
  const file = path.join(root, 'pages/plain.yaml');
  await build('dist');
  const text = readFileSync(file, 'utf8');
  const before = outputOf('dist');
  // The cache is first written to this path.
  const staging = path.join(root, `.pagewright/cache/dist.json.${process.pid}-${threadId}`);
  mkdirSync(staging);
  writeFileSync(file, text.replace(/^title: .*$/m, 'title: Another'));
  await build('dist');
  expect(readFileSync(path.join(root, 'dist/plain.html'), 'utf8')).toContain('Another</title>');
  rmSync(staging, { recursive: true, force: true });
  writeFileSync(file, text);
  await build('dist');
  expect(differing(before, outputOf('dist'))).toEqual([]);
});

test.each<[string, (file: string) => void]>([
  ['taken away', (file) => rmSync(file)],
  ['written by somebody else', (file) => writeFileSync(file, 'other')],
  [
    'a folder now',
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
  ],
])('a page and a file of the output that are %s are made again', async (_what, change) => {
  await makeSite();
  await build('dist');
  const before = outputOf('dist');
  for (const name of ['plain.html', 'paper.txt']) {
    // The resolution of file times is some milliseconds.
    await setTimeout(20);
    change(path.join(root, 'dist', name));
    await build('dist');
    expect(differing(before, outputOf('dist')), name).toEqual([]);
  }
  expect((await build('dist')).rendered).toBe(0);
});

test('swapped files of the same size and time are noticed', async () => {
  await makeSite();
  write('pages/new.yaml', page('Other', ['plain']));
  write('public/inset.txt', 'inset');
  write('public/photo-2.png', await photograph(100, 40));
  const pairs = [
    ['pages/plain.yaml', 'pages/new.yaml'],
    ['public/paper.txt', 'public/inset.txt'],
    ['public/photo.png', 'public/photo-2.png'],
  ].map((pair) => pair.map((name) => path.join(root, name)) as [string, string]);
  const saved = new Date('2026-01-01');
  for (const file of pairs.flat()) utimesSync(file, saved, saved);
  await build('dist');
  for (const [one, other] of pairs) {
    expect(statSync(one).size).toBe(statSync(other).size);
    renameSync(one, `${one}.aside`);
    renameSync(other, one);
    renameSync(`${one}.aside`, other);
  }
  await build('dist');
  remove('.pagewright/pictures');
  await buildFromNothing();
  expect(differing(outputOf('dist'), outputOf('clean'))).toEqual([]);
  remove('public/photo-2.png');
  remove('public/inset.txt');
});

test('of several pages that hold one mistake, build and validate name the same first', async () => {
  await makeSite();
  write('pages/index.yaml', page('Home', ['fragment']));
  write('pages/_fragments/shared.yaml', '- { type: text, heading: Shared, bodi: Words }\n');
  const usersIn = ({ problems }: { problems: Diagnostic[] }) =>
    problems.filter(({ file }) => /shared/.test(file)).map(({ usedBy }) => usedBy);
  const users = usersIn(await build('dist'));
  expect(users[0]).toBe('pages/fragment.yaml:4');
  expect(usersIn(await checkPages(root, projectRoot))[0]).toBe(users[0]);
  remove('pages/index.yaml');
});

test.each([
  ['www/site', 'www_site'],
  ['ü', 'é'],
])('%s and %s are outputs of their own', async (one, other) => {
  await makeSite();
  await build(one);
  await build(other);
  write('pages/plain.yaml', page('Edited', ['plain']));
  await build(one);
  await build(other);
  expect(outputOf(other)['plain.html']).toContain('Edited</title>');
  expect(differing(outputOf(one), outputOf(other))).toEqual([]);
  for (const name of [one, other]) remove(name);
});

test('any edits, built one by one, give the output of a clean build', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 8 }), async (list) => {
      await makeSite();
      await build('dist');
      for (const { make } of list) {
        await make();
        await build('dist');
      }
      const last = await build('dist');
      const clean = await buildFromNothing();
      expect(last.problems).toEqual(clean.problems);
      if (clean.problems.some(({ severity }) => severity === 'error')) return;
      expect(differing(outputOf('dist'), outputOf('clean'))).toEqual([]);
      expect(last.rendered).toBe(0);
    }),
    { numRuns: RUNS, reporter: reportEdits },
  );
}, 600_000);

describe('only the pages that depend on a change are rendered again', () => {
  /** Builds, applies a change, builds again and returns the pages that were rendered again, by their parts. */
  async function rerenderedAfter(make: () => void | Promise<void>): Promise<string[]> {
    await makeSite();
    await build('dist');
    const ages = () =>
      new Map(
        Object.keys(outputOf('dist'))
          .filter((name) => name.endsWith('.html'))
          .map((name) => [name, inode(name)]),
      );
    const before = ages();
    await make();
    const { rendered, problems } = await build('dist');
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const after = ages();
    const redrawn = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
    expect(rendered).toBe(redrawn.length);
    return redrawn.map((name) => name.replace('.html', '')).sort();
  }
  /** Returns the inode of a rendered page: a page that is rendered again replaces the file. */
  const inode = (name: string) => statSync(path.join(root, 'dist', name)).ino;

  test.each<[string, () => void | Promise<void>, string[]]>([
    ['nothing', () => {}, []],
    ['a page', () => write('pages/plain.yaml', page('Other', ['plain'])), ['plain']],
    [
      'a fragment',
      () => write('pages/_fragments/shared.yaml', '- { type: text, body: Other }\n'),
      ['fragment'],
    ],
    [
      'a collection',
      () =>
        write('pages/_collections/rows.yaml', rows(['One', 'Three', 'Of {{ site.data.motto }}'])),
      ['row/row-1', 'rows'],
    ],
    [
      'an entry more',
      () => write('pages/_collections/rows.yaml', rows(['One', 'Two', 'Of Water', 'Four'])),
      ['row/row-3', 'rows'],
    ],
    [
      'a template that makes several pages',
      () =>
        write(
          'pages/row/[slug].yaml',
          template('Row', ['plain']).replace(
            'heading: Row',
            'heading: "{% if entry.slug == \'row-1\' %}Other{% else %}Row{% endif %}"',
          ),
        ),
      ['row/row-1'],
    ],
    ['an icon', () => write('pages/_icons/own.svg', icon('M9 9')), ['icons']],
    [
      'an icon that hides one of Lucide',
      () => write('pages/_icons/phone.svg', icon('M9 9')),
      ['icons'],
    ],
    ['a drawing', () => write('public/drawing.svg', drawing(70)), ['drawing']],
    [
      'a photograph',
      async () => write('public/photo.png', await photograph(10, 70)),
      ['photograph'],
    ],
    ['a file that is only linked', () => write('public/paper.txt', 'other'), []],
  ])(
    '%s',
    async (_, make, pages) => {
      expect(await rerenderedAfter(make)).toEqual(pages);
    },
    60_000,
  );

  const all = [...Object.keys(PARTS), 'row/row-0', 'row/row-1', 'row/row-2'].sort();

  test.each<[string, Parameters<typeof site>[0], string, string[]]>([
    ['the frame', { note: 'Other' }, 'Other', all],
    ['a value of the site', { phone: '2777' }, '2777', ['phone']],
    [
      'a value that a collection and a fragment show too',
      { motto: 'Air' },
      'Air',
      ['fragment', 'motto', 'row/row-2', 'rows'],
    ],
    ['a value that a page only asks for', { extra: true }, 'with more', ['maybe']],
  ])(
    '%s: all of them, and each page that shows it has the new one',
    async (_, values, shown, pages) => {
      expect(await rerenderedAfter(() => write('pages/_site.yaml', site(values)))).toEqual(all);
      const output = outputOf('dist');
      expect(all.filter((name) => output[`${name}.html`]?.includes(shown))).toEqual(pages);
      await buildFromNothing();
      expect(differing(output, outputOf('clean'))).toEqual([]);
    },
    60_000,
  );
});
