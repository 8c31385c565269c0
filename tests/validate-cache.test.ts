/**
 * The output of `validate` does not depend on its cache of earlier runs, whatever was edited between them.
 * `INCREMENTAL_RUNS=500 npx vitest run tests/validate-cache.test.ts` tries more edits.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkPages, SiteCheck } from '../src/build/check-pages.ts';
import {
  type Edit,
  edit,
  edits,
  makeSite,
  remove,
  reportEdits,
  root,
  rows,
  site,
  write,
} from './edited-site.ts';
import { projectRoot } from './source-files.ts';

const RUNS = Number(process.env.INCREMENTAL_RUNS ?? 4);

afterAll(() => rmSync(root, { recursive: true }));

const check = (cache = true) => checkPages(root, projectRoot, { cache });

/** Returns the whole result of a run, with the summary of each page. */
async function told(cache: boolean) {
  const { files, read: _read, ...rest } = await check(cache);
  const summaries = files.map(({ file, pages, unpublished }) => ({ file, pages, unpublished }));
  return JSON.parse(JSON.stringify({ ...rest, summaries }));
}

const schema = (required: string[], more = {}) =>
  JSON.stringify({
    title: 'Note',
    description: 'A note.',
    type: 'object',
    properties: { words: { description: 'The words.', type: 'string', ...more } },
    required,
  });
const languages =
  'languages: [{ lang: en, name: English }, { lang: ar, name: Arabic, folder: ar }]\n';
const arabic = 'title: Rows\nblocks:\n  - type: card-grid\n    itemsFrom: { collection: rows }\n';
const timed = (day: string) =>
  `title: Timed\npublishUntil: ${day}\nblocks:\n  - { type: banner, title: Timed }\n`;
const linked = (to: string) =>
  `title: Linked\nblocks:\n  - { type: text, heading: Linked, body: "[Other](${to})" }\n`;

const OWN = [
  'ar',
  'timed.yaml',
  'linked.yaml',
  'odd.yaml',
  'sent.yaml',
  'ignored.yaml',
  'texts.yaml',
  '_collections/rows.ar.yaml',
].map((file) => `pages/${file}`);

const remarkable = rows(['[here](/plain)', '[click here](/rows)']);
const vague = '- { type: text, heading: Shared, body: "[here](/plain)" }\n';

/** Edits that make other pages valid or invalid, besides all that change a build. */
const more: Edit[] = [
  edit('pages that show texts of rows', () =>
    write(
      'pages/texts.yaml',
      'title: Texts\nblocks:\n  - { type: card-grid, itemsFrom: { collection: rows, as: { title: A, text: "{{ entry.title }}" } } }\n  - { type: text, body: "{{ site.data.motto }}" }\n',
    ),
  ),
  edit('a field of a block is required', () => write('blocks/note/schema.json', schema(['words']))),
  edit('a field of a block is short', () =>
    write('blocks/note/schema.json', schema([], { maxLength: 3 })),
  ),
  edit('languages', () => write('pages/_site.yaml', `${site()}${languages}`)),
  edit('an Arabic page', () => write('pages/ar/rows.yaml', arabic)),
  edit('Arabic rows', () => write('pages/_collections/rows.ar.yaml', rows(['One']))),
  edit('wrong Arabic rows', () => write('pages/_collections/rows.ar.yaml', '- { slug: a }\n')),
  edit('no Arabic rows', () => remove('pages/_collections/rows.ar.yaml')),
  edit('a page of today', () => write('pages/timed.yaml', timed('2099-01-01'))),
  edit('a page of yesterday', () => write('pages/timed.yaml', timed('2020-01-01'))),
  edit('a link to a page', () => write('pages/linked.yaml', linked('/plain'))),
  edit('a link to nothing', () => write('pages/linked.yaml', linked('/plein'))),
  edit('a picture by an odd address', () =>
    write(
      'pages/odd.yaml',
      'title: Odd\nblocks:\n  - { type: card-grid, items: [{ title: A, image: { src: "/drawing.svg?v=2", alt: B, width: 4, height: 3 } }] }\n',
    ),
  ),
  edit('warnings in rows', () => write('pages/_collections/rows.yaml', remarkable)),
  edit('warnings in rows, further down', () =>
    write('pages/_collections/rows.yaml', `# A comment.\n\n${remarkable}`),
  ),
  edit('warnings in rows that are to be ignored', () =>
    write(
      'pages/_collections/rows.yaml',
      remarkable.replaceAll('\n', ' # pagewright-ignore vague-link\n'),
    ),
  ),
  edit('warnings in a fragment', () => write('pages/_fragments/shared.yaml', vague)),
  edit('warnings in a fragment, further down', () =>
    write('pages/_fragments/shared.yaml', `# A comment.\n${vague}`),
  ),
  edit('warnings in a fragment that are to be ignored', () =>
    write('pages/_fragments/shared.yaml', `# pagewright-ignore vague-link\n${vague}`),
  ),
  edit('the site as it was at first', () => write('pages/_site.yaml', site())),
  edit('a warning on a value of the site', () =>
    write('pages/_site.yaml', `${site({ motto: '"[here](/plain)"' })}`),
  ),
  edit('a warning on a value of the site, further down', () =>
    write('pages/_site.yaml', `# A comment.\n${site({ motto: '"[here](/plain)"' })}`),
  ),
  edit('a warning on a value of the site that is to be ignored', () =>
    write(
      'pages/_site.yaml',
      site({ motto: '"[here](/plain)"' }).replace(
        /^(data.*)$/m,
        '$1 # pagewright-ignore vague-link',
      ),
    ),
  ),
  edit('a warning that is to be ignored', () =>
    write(
      'pages/ignored.yaml',
      'title: I\nblocks:\n  - { type: text, body: "[here](/plain)" } # pagewright-ignore vague-link\n',
    ),
  ),
  edit('another time zone', () => write('pages/_site.yaml', `${site()}timeZone: Asia/Dubai\n`)),
];

test('any edits, checked one by one, are reported as by a run without a cache', async () => {
  const any = fc.oneof(
    { weight: 2, arbitrary: edits },
    { weight: 1, arbitrary: fc.constantFrom(...more) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(any, { minLength: 1, maxLength: 10 }), async (list) => {
      for (const file of OWN) remove(file);
      await makeSite();
      for (const { make } of list) {
        await make();
        expect(await told(true)).toEqual(await told(false));
      }
      expect(await told(true)).toEqual(await told(false));
    }),
    { numRuns: RUNS, reporter: reportEdits },
  );
}, 600_000);

test('each of these edits, made and undone one after the other', async () => {
  for (const file of OWN) remove(file);
  await makeSite();
  for (const { says, make } of [...more, ...more.slice().reverse()]) {
    await make();
    expect(await told(true), says).toEqual(await told(false));
  }
}, 60_000);

test('only changed files and files with errors are read again', async () => {
  for (const file of OWN) remove(file);
  await makeSite();
  await check();
  expect((await check()).read).toBe(0);
  write('pages/_fragments/shared.yaml', '- { type: text, heading: Other, body: Other }\n');
  expect((await check()).read).toBe(1);
  write('pages/new.yaml', 'title: New\nblocks:\n  - { type: txt, body: New }\n');
  expect((await check()).read).toBe(1);
  expect((await check()).read).toBe(1);
});

test('a check that goes on reads only what an edit concerns', async () => {
  for (const file of OWN) remove(file);
  await makeSite();
  const going = new SiteCheck(root, projectRoot, { cache: false });
  const { read: all } = await going.all();
  const again = async (file: string, text: string) => {
    write(file, text);
    const { read, problems } = await going.again([file]);
    expect(problems).toEqual((await check(false)).problems);
    return read;
  };
  expect(await again('pages/_fragments/shared.yaml', vague)).toBe(1);
  expect(await again('pages/_collections/rows.yaml', remarkable)).toBeLessThan(all);
  expect(await again('pages/_site.yaml', site({ name: 'Other' }))).toBe(all);
});

test('a form is read again when the path to which it is sent becomes a page', async () => {
  for (const file of OWN) remove(file);
  await makeSite();
  const form =
    '{ type: form, name: f, action: /sent, submit: S, fields: [{ name: a, label: A }], messages: { success: S, failure: F } }';
  write('pages/odd.yaml', `title: F\nblocks:\n  - ${form}\n`);
  const names = async () => (await told(true)).problems.map(({ name }: { name: string }) => name);
  expect(await names()).not.toContain('form-action');
  write('pages/sent.yaml', linked('/plain'));
  expect(await names()).toContain('form-action');
});

test('another engine invalidates the cache, its generated schemas do not', async () => {
  const engine = path.join(root, '.pagewright/engine');
  mkdirSync(engine, { recursive: true });
  cpSync(path.join(projectRoot, 'schema'), path.join(engine, 'schema'), { recursive: true });
  for (const name of ['blocks', 'src', 'node_modules', 'package.json', 'package-lock.json']) {
    symlinkSync(path.join(projectRoot, name), path.join(engine, name));
  }
  await makeSite();
  remove('.pagewright/validate.json');
  const readNow = async () => (await checkPages(root, engine)).read;
  const all = await readNow();
  const erroneous = await readNow();
  expect(erroneous).toBeLessThan(all);
  writeFileSync(path.join(engine, 'schema/generated/page.schema.json'), '{}');
  expect(await readNow()).toBe(erroneous);
  const place = path.join(engine, 'schema/block.schema.json');
  writeFileSync(
    place,
    readFileSync(place, 'utf8').replace('"description": "', '"description": "So: '),
  );
  expect(await readNow()).toBe(all);
});

test('the cache may be deleted or damaged', async () => {
  await makeSite();
  const first = await told(true);
  const memory = path.join(root, '.pagewright/validate.json');
  for (const text of ['', '{', '{"version":0}', readFileSync(memory, 'utf8').slice(0, -20)]) {
    write('.pagewright/validate.json', text);
    expect(await told(true)).toEqual(first);
  }
  remove('.pagewright');
  expect(await told(true)).toEqual(first);
});
