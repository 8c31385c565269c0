/** The pictures for link previews in social networks: one for each page, made again only for changes. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SmallSite } from './small-site.ts';

// A build takes a second, and ten of them longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const page = (title: string, more = '') =>
  `title: ${title}\ndescription: What there is to be known of the page that is called ${title}, for tests.\n${more}blocks:\n  - type: banner\n    title: ${title}\n`;
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${colour}"/></svg>`;

const plain = 'name: Example\nurl: https://www.example.org\n';
const config = `${plain}socialPictures: { make: true }\n`;
const site = new SmallSite({
  'pages/_site.yaml': config,
  'pages/index.yaml': page('Home'),
  'pages/drawn.yaml': page('Drawn', 'image: /images/hall.svg\n'),
  'pages/photo.yaml': page('Photo', 'image: /images/hall.png\n'),
  'pages/arabic.yaml': page('من نحن', 'lang: ar\n'),
  'pages/hidden.yaml': page('Hidden', 'index: false\n'),
  'public/images/hall.svg': svg('red'),
  // one pixel
  'public/images/hall.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

const build = async () => expect((await site.run('build')).stderr).toBe('');

/** Returns the path in the output of a page's picture. */
function pictureOf(name: string): string | undefined {
  const found = /og:image" content="https:\/\/www\.example\.org\/([^"]+)"/;
  return found.exec(site.read(`dist/${name}.html`))?.[1];
}
const file = (picture: string | undefined) => path.join(site.root, 'dist', picture ?? 'none');
const kept = (picture: string | undefined) =>
  statSync(path.join(site.root, '.pagewright/social', path.basename(picture ?? 'none'))).mtimeMs;

beforeAll(build, 60_000);
beforeEach(() => site.restore());
afterAll(() => site.remove());

test.each(['index', 'drawn', 'arabic'])('%s has a picture of 1200 × 630 pixels', (name) => {
  const picture = pictureOf(name);
  expect(picture).toMatch(/^assets\/social\/[0-9a-f]{16}\.png$/);
  expect(imageSize(readFileSync(file(picture)))).toMatchObject({ width: 1200, height: 630 });
  const html = site.read(`dist/${name}.html`);
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('a photograph of the page’s own is shown, and none is made', () => {
  expect(pictureOf('photo')).toMatch(/hall/);
  expect(() => statSync(file(pictureOf('photo')))).not.toThrow();
});

test('none is made for a page that is not to be listed', () => {
  expect(pictureOf('hidden')).toBeUndefined();
});

test('a changed title changes its own picture, and no other is drawn again', async () => {
  const before = { index: pictureOf('index'), drawn: pictureOf('drawn') };
  const made = kept(before.drawn);
  site.write('pages/index.yaml', page('Welcome'));
  await build();
  expect(pictureOf('index')).not.toBe(before.index);
  expect(() => statSync(file(before.index))).toThrow();
  expect(pictureOf('drawn')).toBe(before.drawn);
  expect(kept(pictureOf('drawn'))).toBe(made);
});

test('a changed picture changes the pictures that show it', async () => {
  const before = pictureOf('drawn');
  site.write('public/images/hall.svg', svg('blue'));
  await build();
  expect(pictureOf('drawn')).not.toBe(before);
});

test('a site that does not ask for them has none', async () => {
  site.write('pages/_site.yaml', plain);
  await build();
  expect(pictureOf('index')).toBeUndefined();
});
