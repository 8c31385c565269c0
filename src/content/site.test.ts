/** A site that changes while it is open, and what programs read about it. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { makeSite, readAll } from '../../tests/make-test-site.ts';
import { holdsBlocks } from './model/json-schema.ts';
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
  // The site from before the refresh is unchanged.
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

test('blocks that hold blocks are known', () => {
  const site = makeSite({});
  const types = [...site.blockTypes.values()].filter(({ schema }) => holdsBlocks(schema));
  expect(types.map(({ type }) => type)).toEqual(['columns']);
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
  expect(sound.settings).toBe(sound.config);
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
  const { company, icon, words, theme, redirects } = site.settings;
  expect({ company, icon, words, theme, redirects }).toEqual({
    words: { skip: 'Skip' },
    theme: { tokens: { 'radius-m': '8px' } },
    redirects: [{ from: '/b', to: '/' }],
  });
  const [, arabic] = site.languages;
  expect(arabic?.own?.settings).toMatchObject({
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
  expect(site.clock.changeTimes.size).toBe(2);
});
