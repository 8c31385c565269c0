/** The feeds of a site, read by third-party parsers. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import Parser from 'rss-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SmallSite } from './small-site.ts';

const post = (title: string, date: string, more = '') =>
  `title: "${title}"\ndate: "${date}"\n${more}`;

const config = (more = '') => `name: Example
url: https://www.example.org
description: A site.
feeds:
  - path: /news/feed
    title: News & more
    collection: posts
    route: /news/[slug]
    limit: 2
    fields: {image: photo, author: by.name}
${more}`;

const site = new SmallSite({
  'pages/_site.yaml': config(),
  'pages/index.yaml':
    'title: Home\ndescription: The first page.\nblocks:\n  - type: banner\n    title: Home\n',
  'pages/news/[slug].yaml':
    'each: posts\ntitle: "{{ entry.title }}"\ndescription: "About {{ entry.title }}."\nblocks:\n  - type: banner\n    title: "{{ entry.title }}"\n',
  'pages/_collections/posts/old.yaml': post('Old', '2025-01-01'),
  'pages/_collections/posts/middle.yaml': post(
    'Middle',
    '2025-06-30',
    'body: "| One | Two |\\n| --- | --- |\\n| 1 | 2 |"\n',
  ),
  'pages/_collections/posts/new.yaml': post(
    'Pipes < hoses & taps',
    '2026-02-03',
    'excerpt: Short.\nby: {name: A. Writer}\ncategory: Water\nphoto: /images/new.png\nbody:\n  - See **the** [page](/news/old).\n  - And on.\n',
  ),
  'public/images/new.png': 'a file',
});

beforeAll(async () => {
  expect((await site.run('build')).code).toBe(0);
}, 60_000);
afterAll(() => site.remove());

const html =
  '<p>See <strong>the</strong> <a href="https://www.example.org/news/old">page</a>.</p>\n<p>And on.</p>';

test('a site whose pages did not change is built again', async () => {
  const { stdout, stderr } = await site.run('build');
  expect(stderr).not.toContain(' error ');
  expect(stdout).toContain('Built');
}, 60_000);

test('the RSS feed lists the latest entries, the latest first, with all that is known of them', async () => {
  const xml = site.read('dist/news/feed.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const feed = await new Parser().parseString(xml);
  expect(feed).toMatchObject({
    title: 'News & more',
    link: 'https://www.example.org/',
    feedUrl: 'https://www.example.org/news/feed.xml',
    description: 'A site.',
    language: 'en',
  });
  expect(feed.items.map(({ title, isoDate }) => [title, isoDate])).toEqual([
    ['Pipes < hoses & taps', '2026-02-03T00:00:00.000Z'],
    ['Middle', '2025-06-30T00:00:00.000Z'],
  ]);
  expect(feed.items[0]).toMatchObject({
    link: 'https://www.example.org/news/new',
    guid: 'https://www.example.org/news/new',
    creator: 'A. Writer',
    categories: ['Water'],
    content: 'Short.',
    'content:encoded': html,
  });
});

test('the JSON feed says the same', () => {
  const feed = JSON.parse(site.read('dist/news/feed.json'));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://www.example.org/',
    feed_url: 'https://www.example.org/news/feed.json',
  });
  expect(feed.items).toHaveLength(2);
  expect(feed.items[0]).toEqual({
    id: 'https://www.example.org/news/new',
    url: 'https://www.example.org/news/new',
    title: 'Pipes < hoses & taps',
    summary: 'Short.',
    content_html: html,
    date_published: '2026-02-03T00:00:00.000Z',
    image: 'https://www.example.org/images/new.png',
    authors: [{ name: 'A. Writer' }],
    tags: ['Water'],
  });
});

test('every page names the feeds', () => {
  const links = site.read('dist/index.html').match(/<link rel="alternate"[^>]*>/g);
  expect(links).toEqual([
    '<link rel="alternate" type="application/rss+xml" title="News &amp; more" href="/news/feed.xml">',
    '<link rel="alternate" type="application/feed+json" title="News &amp; more" href="/news/feed.json">',
  ]);
});

test('a file of the public folder with the name of a feed is kept', async () => {
  site.write('public/news/feed.xml', '<rss version="2.0"/>\n');
  expect((await site.run('build')).code).toBe(0);
  expect(site.read('dist/news/feed.xml')).toBe('<rss version="2.0"/>\n');
  expect(JSON.parse(site.read('dist/news/feed.json')).items).toHaveLength(2);
  site.restore();
}, 60_000);

test.each([
  ['collection: posts', 'collection: post', 'There is no collection called post.'],
  ['/news/[slug]', '/new/[slug]', 'There is no page /new/new'],
  ['fields: {', 'fields: {date: day, ', 'No entry of posts has a field day'],
  ['fields: {', 'fields: {date: title, ', 'has no title or no title that is a date'],
])('a feed that cannot work is told of: %s', async (right, wrong, message) => {
  site.write('pages/_site.yaml', config().replace(right, wrong));
  const { stderr, code } = await site.run('validate');
  expect(stderr).toContain(message);
  expect(stderr).toContain('pages/_site.yaml:');
  expect(code).toBe(1);
});

test('all that a feed shows is there, and no character in an entry spoils it', async () => {
  const create = { width: 600, height: 400, channels: 3, background: '#345' } as const;
  const odd = new SmallSite({
    'pages/_site.yaml': config(),
    'pages/news/[slug].yaml':
      'each: posts\ntitle: "{{ entry.title }}"\ndescription: "About {{ entry.title }}."\nblocks:\n  - type: text\n    body: "{{ entry.body }}"\n',
    'pages/_collections/posts/one.yaml': post(
      'The disk C:\\boot',
      '2026-02-03',
      'by: {name: A}\nphoto: /images/Hälle.jpg\nbody: "![A hall](/images/Hälle.jpg) [The plan](/images/Plän.pdf)"\n',
    ),
    'public/images/Hälle.jpg': await sharp({ create }).jpeg().toBuffer(),
    'public/images/Plän.pdf': 'a file',
  });
  const { code, stderr } = await odd.run('build');
  expect(code, stderr).toBe(0);
  const xml = odd.read('dist/news/feed.xml');
  const feed = await new Parser().parseString(xml);
  expect(feed.items[0]?.title).toBe('The disk C:oot');
  const [entry] = JSON.parse(odd.read('dist/news/feed.json')).items;
  const named = [...entry.content_html.matchAll(/(?:src|href)="([^"]*)"/g), ['', entry.image]];
  expect(named).toHaveLength(3);
  for (const [, address] of named) {
    const { pathname } = new URL(address);
    expect(existsSync(path.join(odd.root, 'dist', decodeURIComponent(pathname))), address).toBe(
      true,
    );
  }
  odd.remove();
}, 60_000);
