/** Drafts and times: what a build publishes on a day, and when it has to run again. */
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const banner = (title: string, more = '') =>
  `${more}title: ${title}\ndescription: A page of the example.\nblocks:\n  - type: banner\n    title: ${title}\n`;

const site = new SmallSite({
  'pages/_site.yaml': 'name: Example\ntimeZone: Asia/Dubai\n',
  'pages/index.yaml': `${banner('Home')}  - type: text
    heading: Always
    body: Here.
  - type: text
    publishFrom: 2026-12-01
    publishUntil: 2026-12-02
    heading: Two days
    body: See [the offer](/offer).
  - type: text
    draft: true
    heading: Never
    body: Not here.
`,
  'pages/offer.yaml': banner(
    'Offer',
    'publishFrom: 2026-12-01\npublishUntil: "2026-12-03 12:00"\n',
  ),
  'pages/secret.yaml': banner('Secret', 'draft: true\n'),
  'pages/news/[slug].yaml': banner('"{{ entry.title }}"', 'each: posts\n'),
  'pages/_collections/posts/old.yaml': 'title: Old\n',
  'pages/_collections/posts/new.yaml': 'title: New\npublishFrom: 2027-01-01 08:00\n',
});
afterAll(() => site.remove());
beforeEach(() => site.restore());

/** Returns the pages and the headings of the home page as published on a day. */
async function builtAsOf(day: string) {
  const { stdout, code } = await site.run('build', '--as-of', day);
  expect(code).toBe(0);
  const files = Object.keys(site.snapshot('dist')).filter((file) => /^dist\/.*\.html$/.test(file));
  const home = site.read('dist/index.html');
  const headings = ['Always', 'Two days', 'Never'].filter((words) => home.includes(`>${words}<`));
  const next = /Build again at (.*): content/.exec(stdout);
  return { files: files.map((file) => file.slice(5, -5)), headings, next: next?.[1] };
}

test('a build shows what is published on its day, and says when it has to run again', async () => {
  expect(await builtAsOf('2026-11-30 23:59')).toEqual({
    files: ['index', 'news/old'],
    headings: ['Always'],
    next: '2026-12-01 00:00 (Asia/Dubai)',
  });
  expect(await builtAsOf('2026-12-01')).toEqual({
    files: ['index', 'news/old', 'offer'],
    headings: ['Always', 'Two days'],
    next: '2026-12-03 00:00 (Asia/Dubai)',
  });
  expect(await builtAsOf('2026-12-03')).toMatchObject({
    files: ['index', 'news/old', 'offer'],
    headings: ['Always'],
    next: '2026-12-03 12:00 (Asia/Dubai)',
  });
  expect(await builtAsOf('2027-01-01 08:00')).toEqual({
    files: ['index', 'news/new', 'news/old'],
    headings: ['Always'],
    next: undefined,
  });
});

describe('what is wrong is reported', () => {
  test.each([
    ['publishFrom: 2026-02-30', 'PW730', 'There is no such day or time as 2026-02-30'],
    ['publishFrom: soon', 'PW1', 'publishFrom'],
    ['publishFrom: 2026-12-02\npublishUntil: 2026-12-01', 'PW730', 'ends before it begins'],
  ])('%s', async (lines, code, message) => {
    site.write('pages/offer.yaml', banner('Offer', `${lines}\n`));
    const { stderr } = await site.run('validate', '--as-of', '2030-01-01');
    expect(stderr).toContain(code);
    expect(stderr).toContain(message);
  });

  test('a link to a page that is not published, page or entry', async () => {
    site.write(
      'pages/index.yaml',
      `${banner('Home')}    text: See [it](/secret) and [that](/news/new).\n`,
    );
    const { stderr, code } = await site.run('validate', '--as-of', '2026-11-30');
    expect(stderr).toContain('The page /secret is not there now: it is a draft.');
    expect(stderr).toContain('it is published from 2027-01-01 08:00.');
    expect(code).toBe(1);
  });

  test('a time zone that there is not', async () => {
    site.write('pages/_site.yaml', 'name: Example\ntimeZone: Asia/Dubay\n');
    const { stderr } = await site.run('validate');
    expect(stderr).toContain('There is no time zone called Asia/Dubay.');
  });

  test('a day that --as-of cannot mean', async () => {
    const { stderr, code } = await site.run('build', '--as-of', 'tomorrow');
    expect(stderr).toContain('Write a day as 2026-12-01');
    expect(code).toBe(2);
  });
});

test('while it is edited everything shows, with a mark', async () => {
  const dev = await site.serve('dev', '--port', String(await freePort()));
  try {
    const get = async (path: string) =>
      (await fetch(dev.origin + path, { headers: { accept: 'text/html' } })).text();
    const home = await get('/');
    expect(home).toContain('data-unpublished="a draft"');
    expect(home).toContain('>Never<');
    expect(await get('/secret')).toContain('<body data-unpublished="a draft">');
  } finally {
    dev.process.kill();
    await dev.ended;
  }
});

test('a mistake in a menu is told at its own entry, once, whatever is left out before it', async () => {
  site.write(
    'pages/_site.yaml',
    `name: Example
timeZone: Asia/Dubai
menus:
  main:
    - { label: Home, to: / }
    - { label: Offer, to: /offer, publishFrom: 2026-12-01 }
    - label: More
      items:
        - { label: Secret, to: /secret, draft: true }
        - { label: Lost, to: /offer }
frame:
  before:
    - type: site-header
      logo: { icon: house, label: Example }
      home: Home
      items: "{{ site.menus.main }}"
`,
  );
  const { stdout } = await site.run('validate', '--as-of', '2026-11-01', '--format', 'json');
  const { problems } = JSON.parse(stdout) as { problems: { name: string; line: number }[] };
  const ofLinks = problems.filter(({ name }) => name === 'unpublished-page');
  expect(ofLinks.filter(({ line }) => line < 11).map(({ line }) => line)).toEqual([10]);
});

test('a menu may be empty between times, and a group without entries is left out of it', async () => {
  site.write(
    'pages/_collections/offers.yaml',
    '- { label: Winter, to: /, publishFrom: 2026-12-01 }\n',
  );
  site.write(
    'pages/_site.yaml',
    `name: Example
menus:
  main:
    - { label: Home, to: / }
    - label: Seasons
      to: /
      itemsFrom: { collection: offers }
    - label: Hidden
      items:
        - { label: Spring, to: /, publishFrom: 2027-03-01 }
frame:
  before:
    - type: site-header
      logo: { icon: house, label: Example }
      items: "{{ site.menus.main }}"
`,
  );
  const shown = async (day: string) => {
    const { code } = await site.run('build', '--as-of', day);
    expect(code).toBe(0);
    const html = site.read('dist/index.html');
    return ['Seasons', 'Winter', 'Hidden', 'Spring'].filter((label) => html.includes(label));
  };
  expect(await shown('2026-11-01')).toEqual(['Seasons']);
  expect(await shown('2027-04-01')).toEqual(['Seasons', 'Winter', 'Hidden', 'Spring']);
});
