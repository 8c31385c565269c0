/**
 * The other golden files in bad-input/: syntax mistakes, forms and rare cases. Each code has at least one
 * (codes.test.ts).
 */

import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Files, makeSite, readAll } from '../../tests/make-test-site.ts';
import { openConfiguredSite } from '../build/config/configuration.ts';
import { openSite } from '../content/open-site.ts';
import type { Site } from '../content/site/site.ts';
import { formatProblems } from './report/terminal.ts';

const banner = 'title: Home\nblocks:\n  - type: banner\n    title: Welcome\n';
const page = (blocks: string): Files => ({ 'pages/index.yaml': `title: Home\nblocks:\n${blocks}` });
const labels = { description: 'Labels.', type: 'array', items: { type: 'string', minLength: 1 } };
const slide = { type: 'object', properties: { title: {}, labels }, minProperties: 1 };
const slides: Files = {
  'blocks/slides/view.tsx': '',
  'blocks/slides/schema.json': JSON.stringify({
    type: 'object',
    properties: { items: { description: 'Slides.', type: 'array', items: slide }, labels },
  }),
};
const form = (more: string): Files => ({
  ...page(`  - type: enquiry\n    messages: { success: Thank you }\n${more}`),
  'blocks/enquiry/view.tsx': '',
  'blocks/enquiry/schema.json': JSON.stringify({
    type: 'object',
    properties: {
      fields: { description: 'Fields.', type: 'array', items: { type: 'object' } },
      messages: { description: 'Messages.', type: 'object' },
      action: { description: 'Where it goes.', type: 'string' },
      encoding: { description: 'How it goes.', type: 'string' },
    },
  }),
});
const film = (path: string) => `{ src: ${path}, poster: /images/hall.svg, label: Tour }`;
const films = (...paths: string[]): Files => ({
  ...page(paths.map((path) => `  - type: film\n    video: ${film(path)}\n`).join('')),
  'blocks/film/view.tsx': '',
  'blocks/film/schema.json': JSON.stringify({
    type: 'object',
    properties: { video: { $ref: '/schema/shared.schema.json#/definitions/video' } },
  }),
  'public/video/tour.mp4': 'film',
  'public/video/tour.avi': 'film',
  'public/video/tour.srt': 'captions',
});
const field = (more: string): Files => form(`    fields:\n      - ${more}\n`);

const cases: { [name: string]: Files } = {
  'misplaced-fields': page(
    '  - type: banner\n    title: One\n    image:\n    src: /images/hall.svg\n    alt: The hall\n',
  ),
  'too-many-blocks': page('  - { type: banner, title: One }\n'.repeat(1001)),
  'unquoted-hash-in-a-text': page('  - type: banner\n    title: The #1 team\n'),
  'numbered-title': page('  - type: banner\n    title: The # 1 for tables # 1 of 3\n'),
  'date-format-without-signs': page(
    `  - type: banner\n    title: "{{ '2026-01-01' | date: 'DD MMMM YYYY' }}"\n`,
  ),
  'text-beside-its-sign': page(
    '  - type: banner\n    title: One\n    text: | Our story\n      goes on\n',
  ),
  'merge-conflict': page(
    '  - type: banner\n<<<<<<< HEAD\n    title: One\n=======\n    title: Two\n>>>>>>> feature\n',
  ),
  'merge-conflict-in-a-text': page(
    '  - type: banner\n    title: One\n    text: |\n      <<<<<<< HEAD\n      A\n      =======\n      B\n      >>>>>>> feature\n',
  ),
  'non-breaking-space': page('  - type: banner\n    title: One\n    text:\u00a0Hello\n'),
  'long-dash': page('  – type: banner\n    title: One\n'),
  'unprintable-character': page('  - type: banner\n    title: One\u0007\n'),
  'comma-in-a-number': page(
    '  - type: card-grid\n    items:\n      - { title: One, rating: 1,000 }\n      - { rating: 1,250,000, title: Two }\n      - { title: Two, rating: 4,5 }\n',
  ),
  'stray-comma': page('  - type: banner\n    title: Welcome,\n'),
  'first-entry-without-dash': page(
    '  - type: card-grid\n    items:\n        title: One\n      - title: Two\n',
  ),
  'line-without-name': page('  - type: banner\n    text: Hello\n    title Welcome\n'),
  'too-deep': page(`  - type: banner\n    title: ${'['.repeat(2000)}\n`),
  'odd-name': page('  - type: banner\n    title: One\n    __proto__: x\n'),
  'picture-from-elsewhere': page(
    '  - type: banner\n    title: One\n    image: { src: "https://example.org/a.png", alt: A }\n',
  ),
  'text-too-complex': page(
    `  - type: banner\n    title: One\n    text: "${'_a* '.repeat(60_000)}"\n`,
  ),
  'unsupported-film': films(
    '/images/hall.svg',
    '/video/tour.avi',
    '/video/tour.mp4, captions: /video/tour.srt',
    '/video/tour.mp4, captions: /images/hall.svg',
    'https://example.org/films/7, captions: https://example.org/captions/7',
  ),
  'form-odd-accept': field('{ name: cv, label: CV, type: file, accept: documents }'),
  'form-odd-action': form(
    '    action: contact\n    fields:\n      - { name: phone, label: Phone }\n',
  ),
  'route-without-parameter': {
    'pages/post.yaml': `each: rows\n${banner}`,
    'pages/_collections/rows.yaml': '- slug: one\n- slug: two\n',
  },
  'collection-with-a-broken-schema': {
    'pages/index.yaml': banner,
    'pages/_collections/rows.yaml': '- slug: one\n',
    'pages/_collections/rows.schema.json': '{ "type": "objekt" }',
  },
  'dash-too-many': page('  - type: banner\n    title: One\n  - text: Hello\n'),
  'items-with-names': page('  - type: card-grid\n    items:\n      one:\n        title: One\n'),
  'texts-for-entries': page(
    '  - type: card-grid\n    items:\n      - Cleaning\n      - Security\n      - Gardens\n',
  ),
  'empty-entries': {
    ...slides,
    ...page(
      '  - type: slides\n    items:\n      - {}\n      - title: One\n        labels: [null, ""]\n      - null\n',
    ),
  },
  'picture-for-a-group': page(
    '  - type: banner\n    title: One\n    image: hall.svg\n  - type: card-grid\n    items:\n      - /images/hall.svg\n',
  ),
  'entry-with-foreign-names': page(
    '  - type: card-grid\n    items:\n      question: How?\n      answer: So.\n',
  ),
  'list-without-brackets': page(
    '  - type: banner\n    title: One\n    buttons: [{ label: Ask, to: /, newTab: Dubai, Sharjah }]\n',
  ),
  'blocks-for-columns': page(
    '  - type: columns\n    columns:\n      - type: banner\n        title: Left\n      - type: banner\n        title: Right\n',
  ),
  'group-with-names-twice': page(
    '  - type: card-grid\n    items:\n      title: One\n      text: A\n      title: Two\n      text: B\n',
  ),
  'words-for-a-list': {
    ...slides,
    ...page('  - type: slides\n    items:\n      - { title: One, labels: "Old, New" }\n'),
  },
  'misspelt-each': {
    'pages/[slug].yaml': `eahc: rows\n${banner}`,
    'pages/_collections/rows.yaml': '- slug: one\n',
  },
};

async function expectGolden(name: string, site: Site): Promise<void> {
  const { problems } = await readAll(site);
  const errors = problems.filter(
    ({ severity, name: of }) => severity === 'error' || /unquoted|stray/.test(of),
  );
  const text = formatProblems(errors, { siteRoot: site.root, color: false });
  expect(text.replaceAll('schema.json', '')).not.toMatch(
    /undefined|NaN|\[object| at \S+:\d|must NOT/,
  );
  await expect(`${text}\n`).toMatchFileSnapshot(`./bad-input/${name}.txt`);
}

test.each(Object.entries(cases))('%s', async (name, files) => {
  await expectGolden(name, makeSite(files));
});

test('a site without its file', async () => {
  const { root, engineRoot } = makeSite({ 'pages/index.yaml': banner });
  rmSync(join(root, 'pages/_site.yaml'));
  await expectGolden('missing-site-file', openSite(root, { engineRoot }));
});

test('a file that cannot be read', async () => {
  const { root, engineRoot } = makeSite({ 'pages/index.yaml': banner });
  symlinkSync(join(root, 'nowhere.yaml'), join(root, 'pages/about.yaml'));
  await expectGolden('unreadable-file', openSite(root, { engineRoot }));
});

test('a configuration file with mistakes', async () => {
  const { root, engineRoot } = makeSite({
    'pages/index.yaml': banner,
    'pagewright.config.js':
      "export default {\n  block: ['@acme/pagewright-blocks'],\n  filters: { shout: 'loud' },\n};\n",
  });
  const site = await openConfiguredSite(root, { engineRoot });
  await expectGolden('broken-config', site);
});

test('a picture that is damaged', async () => {
  const site = makeSite({
    ...page('  - type: banner\n    title: One\n    image: { src: /images/a.jpg, alt: A }\n'),
    'public/images/a.jpg': 'no picture',
  });
  // The result of surveying the public folder.
  site.pictures.set('/images/a.jpg', { problem: 'Input file contains unsupported image format' });
  await expectGolden('broken-picture', site);
});
