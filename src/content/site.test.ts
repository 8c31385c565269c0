/** A site that changes while it is open, and what programs read about it. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { makeSite, readAll } from '../../tests/make-test-site.ts';
import type { Diagnostic } from '../diagnostics/model/diagnostic.ts';
import { formatJson } from '../diagnostics/report/json.ts';
import { codeFrame, formatProblems } from '../diagnostics/report/terminal.ts';
import { openSite, refreshSite } from './open-site.ts';
import type { Site } from './site/site.ts';

afterEach(() => vi.unstubAllEnvs());

function write(site: Site, file: string, text: string): Site {
  mkdirSync(dirname(join(site.root, file)), { recursive: true });
  writeFileSync(join(site.root, file), text);
  return refreshSite(site, [file]).site;
}

async function codes(site: Site): Promise<string[]> {
  const { problems } = await readAll(site);
  return problems.map(({ name, file }) => `${name} ${file}`);
}

const banner = 'title: Page\nblocks:\n  - { type: banner, title: "{{ site.name }}" }\n';

test('new, changed and deleted files are seen', async () => {
  let site = makeSite({ 'pages/index.yaml': banner });
  site = write(site, 'pages/about.yaml', 'title: About\nblocks: [{ type: fragment, name: one }]\n');
  expect(site.pageFiles.map(({ pattern }) => pattern)).toEqual(['/', '/about']);
  expect(await codes(site)).toEqual(['unknown-fragment pages/about.yaml']);
  site = write(
    site,
    'pages/_fragments/one.yaml',
    '- { type: banner, title: One, image: { src: /a.svg, alt: A } }\n',
  );
  expect(await codes(site)).toEqual(['missing-image pages/_fragments/one.yaml']);
  site = write(site, 'public/a.svg', '<svg width="2" height="1"></svg>');
  expect(await codes(site)).toEqual([]);
  site = write(site, 'pages/_site.yaml', 'name: Other\n');
  const { pages } = await readAll(site);
  expect(pages[0]?.blocks[0]?.title).toBe('Other');
  rmSync(join(site.root, 'pages/about.yaml'));
  site = refreshSite(site, ['pages/about.yaml']).site;
  expect(site.pageFiles).toHaveLength(1);
});

test('a folder may bring pages and all that they are made with', async () => {
  const site = makeSite({ 'pages/index.yaml': banner });
  mkdirSync(join(site.root, 'pages/ar'), { recursive: true });
  writeFileSync(join(site.root, 'pages/ar/_site.yaml'), 'lang: ar\n');
  writeFileSync(join(site.root, 'pages/ar/index.yaml'), banner);
  const { site: made, parts } = refreshSite(site, ['pages/ar', 'pages/ar/index.yaml']);
  expect(parts).toEqual(['data', 'pages']);
  expect(made.pageFiles.map(({ pattern }) => pattern)).toEqual(['/', '/ar']);
  expect(refreshSite(made, ['pages/ar/_site.yaml', 'notes.txt']).parts).toEqual(['data']);
  // what was opened before stays as it was
  expect(site.pageFiles.map(({ pattern }) => pattern)).toEqual(['/']);
});

test('a changed schema counts, and a block type of the site goes before one of the engine', async () => {
  let site = makeSite({
    'pages/index.yaml':
      'title: Page\nblocks:\n  - { type: price, amount: 5 }\n  - { type: form, own: true }\n',
    'blocks/price/schema.json': '{ "type": "object", "properties": {} }',
    'blocks/price/view.tsx': '',
    'blocks/form/schema.json':
      '{ "type": "object", "properties": { "own": { "type": "boolean" } } }',
    'blocks/form/view.tsx': '',
  });
  expect(await codes(site)).toEqual(['unknown-key pages/index.yaml']);
  expect(site.blockTypes.get('form')?.kind).toBe('view');
  site = write(
    site,
    'blocks/price/schema.json',
    '{ "type": "object", "properties": { "amount": { "type": "number" } } }',
  );
  expect(await codes(site)).toEqual([]);
});

test('a validator is kept while the schema of its block stays', () => {
  let site = makeSite({});
  const before = site.blockTypes.get('banner')?.validate;
  site = refreshSite(site, ['blocks/banner/style.css']).site;
  expect(site.blockTypes.get('banner')?.validate).toBe(before);
});

test('blocks that hold blocks are known', () => {
  const site = makeSite({});
  expect([...site.holders]).toEqual(['columns']);
  expect(site.blockTypes.get('form')?.kind).toBe('island');
});

test('the API host comes from the options, else the environment, else the site file', () => {
  const { root, engineRoot } = makeSite({
    'pages/_site.yaml': 'name: A\napiHost: https://a.org\n',
  });
  expect(openSite(root, { engineRoot }).config.apiHost).toBe('https://a.org');
  vi.stubEnv('PAGEWRIGHT_API_HOST', 'https://b.org');
  expect(openSite(root, { engineRoot }).config.apiHost).toBe('https://b.org');
  expect(openSite(root, { engineRoot, apiHost: '' }).config.apiHost).toBe('');
});

test('what a site’s schema refuses is not in what it is drawn from; templates see all of it', async () => {
  const sound = makeSite({ 'pages/_site.yaml': 'name: A\nwords: { home: Start }\n' });
  expect(sound.validConfig).toBe(sound.config);
  const site = makeSite({
    'pages/_site.yaml': `name: A
company: [A, B]
icon: 7
words: { home: 7, skip: Skip }
theme: { font: { family: F, file: 7 }, tokens: { radius-m: 8px } }
redirects: [{ from: /a }, { from: /b, to: / }, x]
languages: [{ lang: en, name: English }, { lang: ar, name: A, folder: ar }]
`,
    'pages/ar/_site.yaml': 'words: { skip: [B] }\n',
  });
  expect(site.config.company).toEqual(['A', 'B']);
  const { company, icon, words, theme, redirects } = site.validConfig;
  expect({ company, icon, words, theme, redirects }).toEqual({
    words: { skip: 'Skip' },
    theme: { tokens: { 'radius-m': '8px' } },
    redirects: [{ from: '/b', to: '/' }],
  });
  const [, arabic] = site.languages;
  expect(arabic?.site.validConfig).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
    homePath: '/ar',
    words: {},
  });
});

test('an empty folder is a site with one problem', async () => {
  const site = makeSite({});
  rmSync(join(site.root, 'pages'), { recursive: true });
  rmSync(join(site.root, 'public'), { recursive: true });
  const reopened = openSite(site.root, { engineRoot: site.engineRoot });
  expect(await codes(reopened)).toEqual(['missing-site-file pages/_site.yaml']);
});

test('for programs all problems are one object, each once and sorted', async () => {
  const site = makeSite({
    'pages/index.yaml': 'title: Page\nblocks:\n  - { type: banner, titel: One }\n',
    'pages/b/[slug].yaml': 'each: rows\ntitle: B\nblocks: [{ type: fragment, name: one }]\n',
    'pages/_collections/rows.yaml': '- slug: one\n- slug: two\n',
    'pages/_fragments/one.yaml': '- type: baner\n',
  });
  const { problems } = await readAll(site);
  const doubled = JSON.parse(formatJson([...problems, ...problems].reverse(), 3));
  expect(doubled).toEqual({
    version: 1,
    pages: 3,
    problems: [
      {
        code: 'PW101',
        name: 'unknown-block',
        severity: 'error',
        file: 'pages/_fragments/one.yaml',
        line: 1,
        column: 9,
        endLine: 1,
        endColumn: 14,
        message: 'There is no block called baner.',
        hint: 'Did you mean banner?',
        suggestion: 'banner',
        edits: [{ start: 8, end: 13, text: 'banner' }],
        route: '/b/one',
        usedBy: 'pages/b/[slug].yaml:3',
      },
      expect.objectContaining({
        name: 'unknown-key',
        file: 'pages/index.yaml',
        line: 3,
        column: 21,
      }),
    ],
  });
});

test('colours and frames can be had by themselves', async () => {
  const site = makeSite({
    'pages/index.yaml': `title: Page\nblocks:\n  - { type: banner, titel: "${'x'.repeat(200)}" }\n`,
  });
  const { problems } = await readAll(site);
  const [problem] = problems;
  if (!problem) throw new Error('no problem');
  const frame = codeFrame(site.root, problem);
  expect(frame).toMatch(/^> 3 \| {3}- \{ type: banner, titel: "x+…$/m);
  expect(frame).toMatch(/^ {4}\| {21}\^{5}$/m);
  const colored = formatProblems(problems, { siteRoot: site.root, color: true });
  expect(colored).toContain('\u001b[31m^^^^^\u001b[39m');
  expect(formatProblems([], { siteRoot: site.root })).toBe('');
});

test('of many warnings only the first are shown where that is wished, and all errors', async () => {
  const site = makeSite({
    'pages/index.yaml': 'title: Page\nblocks:\n  - { type: banner, titel: One }\n',
  });
  const [error] = (await readAll(site)).problems;
  if (!error) throw new Error('no problem');
  const warnings = [4, 5, 6].map(
    (line): Diagnostic => ({ ...error, line, endLine: line, severity: 'warning' }),
  );
  const options = { siteRoot: site.root, color: false };
  const text = formatProblems([...warnings, error], { ...options, mostWarnings: 2 });
  expect(text.match(/ warning PW/g)).toHaveLength(2);
  expect(text.match(/ error PW/g)).toHaveLength(1);
  expect(text).toContain('1 not shown');
  expect(formatProblems(warnings, options).match(/ warning PW/g)).toHaveLength(3);
});

test('a page that cannot be read is reported once, and not again at each link to it', async () => {
  const link = (to: string) => `      - { label: There, to: ${to} }\n`;
  const site = makeSite({
    'pages/index.yaml': `title: Home\nblocks:\n  - type: banner\n    title: Home\n    buttons:\n${link('/news')}${link('/news/page/2')}${link('/crew/ann')}${link('/crew')}`,
    'pages/news.yaml': 'blocks: [',
    'pages/crew/[slug].yaml': 'blocks: [',
  });
  const { problems } = await readAll(site);
  expect(problems.map(({ file, name, message }) => [file, name, message])).toEqual([
    ['pages/crew/[slug].yaml', 'unclosed-bracket', expect.anything()],
    ['pages/index.yaml', 'broken-link', 'There is no page /crew.'],
    ['pages/news.yaml', 'unclosed-bracket', expect.anything()],
  ]);
});

test('of what is wrong in the same way at many places the first are shown', () => {
  const problems = Array.from(
    { length: 2000 },
    (_none, index): Diagnostic => ({
      ...{ file: `pages/p${String(index).padStart(4, '0')}.yaml`, line: 4, column: 5 },
      ...{ endLine: 4, endColumn: 9, severity: 'error', code: 'PW103', name: 'unknown-key' },
      ...{ message: 'foo is not a field of a text block.', hint: 'Did you mean body?' },
    }),
  );
  const text = formatProblems(problems, { siteRoot: '/nowhere', color: false });
  expect(text.split('\n').length).toBeLessThan(30);
  expect(text).toContain(
    'PW103 unknown-key: foo is not a field of a text block: 1995 more like this. npx pagewright validate --format json names all.',
  );
  expect(text).toContain('2000 problems in 2000 files.');
});

test('of what is wrong at one place for many pages the first are shown, and the others counted', () => {
  const at = (line: number, route: string): Diagnostic => ({
    ...{ file: 'pages/[slug].yaml', line, column: 5, endLine: line, endColumn: 9 },
    ...{ severity: 'error', code: 'PW308', name: 'no-entries', hint: '', route },
    message: `Nothing is chosen on ${route}.`,
  });
  const routes = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  const problems = [...routes.map((route) => at(4, route)), at(9, '/a')];
  const text = formatProblems(problems, { siteRoot: '/nowhere', color: false });
  expect(text.match(/on \/\w/g)).toEqual(['on /a', 'on /b', 'on /c', 'on /d', 'on /e', 'on /a']);
  expect(text).toContain(
    '/e.\n\npages/[slug].yaml:4 no-entries: 2 more at this place. npx pagewright validate --format json names all.\n\n',
  );
  expect(text).toContain('\n\n8 problems in 1 file.');
});

test('entries of menus appear and disappear by themselves', async () => {
  const site = makeSite({
    'pages/index.yaml': 'title: Page\nblocks: []\n',
    'pages/_site.yaml': `name: Site
menus:
  main:
    - { label: Now, to: / }
    - { label: Draft, to: /nowhere, draft: true }
    - label: Group
      items:
        - { label: Later, to: /later, publishFrom: 2999-01-01 }
        - { label: Still, to: /, publishUntil: 2999-01-01 }
    - { label: Gone, to: /, publishUntil: 2001-01-01 }
    - { label: Wrong, to: /, publishFrom: 2999-02-30 }
`,
  });
  expect(site.config.menus).toEqual({
    main: [
      { label: 'Now', to: '/' },
      { label: 'Group', items: [{ label: 'Still', to: '/' }] },
      { label: 'Wrong', to: '/' },
    ],
  });
  expect(site.siteFile.links.map(({ to }) => to)).toEqual(['/', '/', '/']);
  expect(site.issues.data).toMatchObject([
    { code: 'odd-time', path: ['menus', 'main', 4, 'publishFrom'] },
  ]);
  expect(site.clock.changes.size).toBe(2);
});
