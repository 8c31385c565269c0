/** What becomes of pictures: their sizes, their addresses, and what is told of damaged ones. */
import type { Element, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { makeSite, pagesOf, readAll } from '../../../tests/make-test-site.ts';
import { svgSize } from './image-size.ts';

const page = (blocks: string) => `title: Page\nblocks:\n${blocks}`;

test('pictures get the size that their files have', async () => {
  const [made] = await pagesOf({
    'pages/index.yaml': page(
      '  - type: banner\n    title: One\n    image: { src: /images/hall.svg, alt: "" }\n  - type: banner\n    title: Two\n    image: { src: /images/hall.svg, alt: "", width: 80 }\n    text: "![Hall](/images/hall.svg)"\n',
    ),
  });
  expect(made?.blocks[0]?.image).toMatchObject({ width: 40, height: 30 });
  expect(made?.blocks[1]?.text).toBe(
    '<p><img src="/images/hall.svg" width="40" height="30" loading="lazy" alt="Hall"></p>',
  );
  expect(made?.blocks[1]?.image).toMatchObject({ width: 80, height: 60 });
});

test.each([
  ['<svg width="10" height="20">', { width: 10, height: 20 }],
  ['<svg width="10px" viewBox="0 0 5 20">', { width: 10, height: 40 }],
  ['<svg width="100%" height="100%" viewBox="0 0 16 9">', { width: 16, height: 9 }],
  ["<?xml version='1.0'?><!-- x --><svg\n viewBox='0,0 3.4 4'>", { width: 3, height: 4 }],
  ['<svg>', undefined],
])('the size of %s', (text, size) => {
  expect(svgSize(text)).toEqual(size);
});

test('photographs are measured too, and a damaged one is a problem', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  );
  const block = '  - { type: banner, title: One, image: { src: /a.png, alt: "" } }\n';
  const files = { 'pages/index.yaml': page(block), 'public/a.png': png };
  const [made] = await pagesOf(files);
  expect(made?.blocks[0]?.image).toMatchObject({ width: 3, height: 2 });
  const { problems } = await readAll(makeSite({ ...files, 'public/a.png': png.subarray(0, 12) }));
  expect(problems.map(({ name }) => name)).toEqual(['image-without-size']);
});

test.each([
  ["Anna's.svg", "/Anna's.svg"],
  ['a b.svg', '/a b.svg'],
  ['Hälle.svg', '/Hälle.svg'],
  ['100%.svg', '/100%25.svg'],
  ['a#1.svg', '/a%231.svg'],
  ['%41.svg', '/%2541.svg'],
  ['a\\b.svg', '/a%5Cb.svg'],
])('a picture called %s is shown in blocks and in texts', async (name, address) => {
  const file = '<svg width="40" height="30"></svg>';
  const image = `image: { src: '/${name.replace("'", "''")}', alt: One }`;
  const [made] = await pagesOf({
    [`public/${name}`]: file,
    'pages/index.yaml': page(
      `  - type: banner\n    title: One\n    ${image}\n    text: |\n      ![One](</${name.replace('\\', '\\\\')}>)\n`,
    ),
  });
  const [banner] = made?.blocks ?? [];
  expect(banner?.image).toMatchObject({ src: address, width: 40, height: 30 });
  let inText: Properties = {};
  visit(fromHtml(String(banner?.text), { fragment: true }), { tagName: 'img' }, (image) => {
    inText = (image as Element).properties;
  });
  expect(inText).toMatchObject({ width: 40, height: 30 });
  expect(decodeURIComponent(String(inText.src))).toBe(`/${name}`);
});

test.each(['/Ku\u0308che.svg', '/K\u00fcche.svg'])(
  'a picture is found whose accents are other characters: %s',
  async (name) => {
    const other = name === name.normalize() ? name.normalize('NFD') : name.normalize();
    const block = `  - { type: banner, title: One, image: { src: ${other}, alt: "" } }\n`;
    const picture = '<svg width="40" height="30"></svg>';
    const [made] = await pagesOf({ [`public${name}`]: picture, 'pages/index.yaml': page(block) });
    expect(made?.blocks[0]?.image).toMatchObject({ src: name, width: 40 });
  },
);

test('a picture that ends before its size is a problem', async () => {
  const block = '  - { type: banner, title: One, image: { src: /a.gif, alt: "" } }\n';
  const gif = Buffer.from('GIF89a\x02\x00', 'latin1');
  for (const content of ['', gif]) {
    const site = makeSite({ 'pages/index.yaml': page(block), 'public/a.gif': content });
    const { problems } = await readAll(site);
    expect(problems.map(({ name }) => name)).toEqual(['image-without-size']);
  }
});
