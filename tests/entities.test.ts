/**
 * The specification, section 3: every entity, the number of its entries, and its fields, by the names in the
 * collections.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { Gallery as GalleryBlock } from '../schema/generated/types.ts';
import { loadPageFile } from '../src/content/load-page-file.ts';
import { openSite } from '../src/content/open-site.ts';
import { ChangedSite } from './changed-site.ts';

const folder = path.resolve(import.meta.dirname, '../pages/_collections');
type Row = Record<string, unknown>;

function rowsOf(collection: string): Row[] {
  const file = path.join(folder, `${collection}.yaml`);
  const read = (name: string) => load(readFileSync(name, 'utf8'));
  if (existsSync(file)) return read(file) as Row[];
  const entries = readdirSync(path.join(folder, collection)).filter((name) => /\.yaml$/.test(name));
  return entries.map((name) => read(path.join(folder, collection, name)) as Row);
}

const services = rowsOf('services');
const placeholders = services.filter(({ category }) => !category);
const steps = (service: Row) => (service.process as { steps: Row[] }).steps;

const entities: [string, number, string][] = [
  ['industries', 8, 'id image title link category excerpt body'],
  ['smart-tech', 6, 'id icon title link category excerpt body paragraph paragraph2'],
  ['testimonials', 13, 'id description authorimg authorname authordesig rating'],
  ['statistics', 4, 'id lightIcon darkIcon countNum text'],
  ['values', 6, 'id title para'],
  ['hero-slides', 6, 'title subtitle image link'],
  [
    'posts',
    6,
    'id title postDate readTime thumb largeThumb category format excerpt body featuresImg authorName',
  ],
  ['clients', 37, 'id image title category'],
  ['certificates', 5, 'id title image'],
  ['pricing', 3, 'title subtitle yprice yduration mprice mduration facility'],
  ['faqs', 12, 'id title body'],
  ['cases', 6, 'id thumb title subtitle countRoi countVisit excerpt details solution'],
  ['team', 6, 'id thumb title designation description social'],
  ['process', 4, 'id thumb subtitle title paragraph'],
  ['sustainability', 7, 'id icon title paragraph'],
  ['legal', 3, 'title description content'],
  ['categories', 5, 'title descriptionTitle description slides'],
];

test.each(entities)('%s: %i entries, each with %s', (collection, count, fields) => {
  const rows = rowsOf(collection);
  expect(rows).toHaveLength(count);
  for (const row of rows)
    expect(Object.keys(row)).toEqual(expect.arrayContaining(fields.split(' ')));
});

describe('services', () => {
  const real = services.filter(({ category }) => category);

  test('Service entry: image, title, description, mainCategory, cate, process', () => {
    expect(real).toHaveLength(19);
    const fields = ['image', 'title', 'description', 'mainCategory', 'cate', 'process'];
    for (const row of real) expect(Object.keys(row)).toEqual(expect.arrayContaining(fields));
  });

  test('Service detail record: each service has six steps of id, title, paragraph and icon', () => {
    for (const row of real) {
      expect(Object.keys(row.process as Row)).toEqual(
        expect.arrayContaining(['heading', 'subtitle', 'thumb1', 'thumb2', 'steps']),
      );
      expect(steps(row)).toHaveLength(6);
      for (const step of steps(row)) {
        expect(Object.keys(step).sort()).toEqual(['icon', 'id', 'paragraph', 'title']);
      }
    }
  });

  test('the three placeholder entries have 4 steps', () => {
    expect(placeholders.map(({ title }) => title).sort()).toEqual([
      'Civil works',
      'Disinfection & Sanitization',
      'Waste Management',
    ]);
    for (const row of placeholders) expect(steps(row)).toHaveLength(4);
  });
});

test('Testimonial: fromtext (Google) or from (source icon); rating 5 in the home set', () => {
  for (const { fromtext, from, rating } of rowsOf('testimonials')) {
    expect([fromtext, from].filter(Boolean)).toHaveLength(1);
    expect(rating).toBe(5);
  }
});

test('Blog post: its category, and its format: standard, gallery or video', () => {
  const posts = rowsOf('posts');
  expect(new Set(posts.map(({ category }) => category))).toEqual(
    new Set(['Information technology', 'Agency News']),
  );
  expect(new Set(posts.map(({ format }) => format))).toEqual(
    new Set(['standard', 'gallery', 'video']),
  );
});

test('Pricing plan: Professional, Standard and Ultimate with their prices in dollars', () => {
  const prices = rowsOf('pricing').map(({ title, yprice, mprice }) => [title, yprice, mprice]);
  expect(prices).toEqual([
    ['Professional', 199.99, 19.99],
    ['Standard', 219.99, 29.99],
    ['Ultimate', 559.99, 59.99],
  ]);
});

test('Team member: social links for eight networks', () => {
  for (const { social } of rowsOf('team')) expect(social).toHaveLength(8);
});

test('Category page record: data with three entries', () => {
  for (const { slides } of rowsOf('categories')) expect(slides).toHaveLength(3);
});

test('Legal page: terms (10 sections), privacy (7), cookies (7)', () => {
  const counts = rowsOf('legal').map(({ slug, content }) => [slug, (content as Row[]).length]);
  expect(Object.fromEntries(counts)).toEqual({
    'terms-conditions': 10,
    'privacy-policy': 7,
    'cookie-policy': 7,
  });
});

test('Gallery image: src, grid, alt, title, description', () => {
  const rows = rowsOf('gallery');
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(
      expect.arrayContaining(['src', 'alt', 'title', 'description']),
    );
  }
  expect(rows.some(({ grid }) => grid)).toBe(true);
});

test('A blog category is a file: a third needs nothing else, with and without a post', async () => {
  const site = new ChangedSite('.');
  const category = {
    'pages/_collections/post-categories/field-notes.yaml':
      'title: Field notes\nintro: What was seen on the way.\n',
  };
  const post = 'pages/_collections/posts/4-rope-or-cradle.yaml';
  const moved = site.read(post).replace('category: Agency News', 'category: Field notes');
  const lonely = await site.problems(category);
  const used = await site.problems({ ...category, [post]: moved });
  const unknown = await site.problems({ [post]: moved });
  site.remove();
  expect([lonely, used].map((problems) => problems.map(({ message }) => message))).toEqual([
    [],
    [],
  ]);
  expect(unknown[0]?.message).toBe('“Field notes” is the title of no entry of post-categories.');
}, 60_000);

test('a new tab of the gallery is a row, and is shown once a picture is in it', async () => {
  const site = new ChangedSite('.');
  const tabs = 'pages/_collections/gallery-tabs.yaml';
  const pictures = 'pages/_collections/gallery.yaml';
  const row = { [tabs]: `${site.read(tabs)}- slug: rooftops\n  title: Rooftops\n` };
  const moved = site.read(pictures).replace('tab: awards', 'tab: rooftops');
  const tabsWith = async (files: Record<string, string>) => {
    expect(await site.problems(files)).toEqual([]);
    for (const [file, text] of Object.entries(files))
      writeFileSync(path.join(site.root, file), text);
    const opened = openSite(site.root, { engineRoot: path.resolve(folder, '../..') });
    const { pages } = loadPageFile(opened, { file: 'pages/gallery.yaml', pattern: '/gallery' });
    const gallery = pages[0]?.blocks.find(
      ({ type }) => type === 'gallery',
    ) as unknown as GalleryBlock;
    return gallery.tabs?.items.map(({ label, items }) => `${label} ${items.length}`);
  };
  const today = [
    'Awards 8',
    'Celebrations 8',
    'Housekeeping Crew 8',
    'Technical Expertise 8',
    'Falaj Team 8',
  ];
  expect(await tabsWith({})).toEqual(today);
  expect(await tabsWith(row)).toEqual(today);
  expect(await tabsWith({ ...row, [pictures]: moved })).toEqual([
    'Awards 7',
    ...today.slice(1),
    'Rooftops 1',
  ]);
  const [unknown] = await site.problems({
    [pictures]: site.read(pictures).replace('tab: awards', 'tab: awrads'),
  });
  site.remove();
  expect(unknown?.message).toBe('“awrads” is the slug of no entry of gallery-tabs.');
  expect(unknown?.hint).toBe('Did you mean awards?');
}, 60_000);

test('a new category of projects is a row', async () => {
  const site = new ChangedSite('.');
  const categories = 'pages/_collections/project-categories.yaml';
  const projects = 'pages/_collections/projects.yaml';
  const row = { [categories]: `${site.read(categories)}- title: Signage\n` };
  const moved = site.read(projects).replace('category: Branding', 'category: Signage');
  const lonely = await site.problems(row);
  const used = await site.problems({ ...row, [projects]: moved });
  const [unknown] = await site.problems({
    [projects]: site.read(projects).replace('category: Branding', 'category: Brandign'),
  });
  site.remove();
  expect([lonely, used]).toEqual([[], []]);
  expect(unknown?.message).toBe('“Brandign” is the title of no entry of project-categories.');
  expect(unknown?.hint).toBe('Did you mean Branding?');
}, 60_000);
