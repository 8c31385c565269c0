import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeSite } from '../../../tests/make-test-site.ts';
import { openSite } from '../../content/open-site.ts';
import { blockLibrary } from './block-library.ts';
import { choicesOf } from './choices.ts';

import { fieldTitle, formSchemas } from './form-schemas.ts';

const engineRoot = path.resolve(import.meta.dirname, '../../..');
// What is compiled for a site is kept in its folder.
const root = mkdtempSync(path.join(tmpdir(), 'pagewright-forms-'));
cpSync(path.join(engineRoot, 'src/cli/starter'), root, { recursive: true });
const site = openSite(root, { engineRoot });
afterAll(() => rmSync(root, { recursive: true }));

test('names of fields become words', () => {
  expect(['publishFrom', 'seoTitle', 'perRow', 'to'].map((name) => fieldTitle(name))).toEqual([
    'Publish from',
    'SEO title',
    'Per row',
    'To',
  ]);
});

test('a form has titles and defaults, and writes no default', () => {
  const { blocks, definitions } = formSchemas(site);
  const fields = blocks['card-grid']?.properties ?? {};
  expect(fields.type).toBeUndefined();
  expect(fields.style).toMatchObject({ title: 'Style', 'x-default': 'card' });
  expect(fields.heading?.$ref).toBe('#/definitions/shared-heading');
  expect(Object.keys(fields).at(-1)).toBe('publishUntil');
  expect(definitions['shared-heading']?.description).toContain('heading');
  expect(JSON.stringify(blocks)).not.toMatch(/"default":(?!\{)/);
});

test('a picture has its focus point, and the fields read from its file last', () => {
  const { definitions } = formSchemas(site);
  const fields = definitions['shared-image']?.properties ?? {};
  expect(fields.src).toMatchObject({ title: 'Picture', $id: 'picture', 'x-focus': true });
  expect(fields.alt).toMatchObject({ title: 'Alternative text' });
  expect(fields.focus).toBeUndefined();
  expect(fields.width).toMatchObject({ 'x-rare': true });
});

test('the anchor of an entry is last, unless it is required', () => {
  const { blocks } = formSchemas(site);
  expect(blocks['card-grid']?.properties?.items?.items?.properties?.id).toMatchObject({
    'x-rare': true,
  });
  expect(blocks.gallery?.definitions?.tab?.properties?.id).not.toHaveProperty('x-rare');
});

test('a field that names a row of a collection is a choice of its rows', () => {
  const row = { description: 'A post.', type: 'object', properties: {} };
  const kind = { description: 'Its kind.', type: 'string', 'x-collection': 'kinds' };
  const posts = { ...row, properties: { kind, tags: { type: 'array', items: kind } } };
  const { collections } = makeSite({
    'pages/_collections/kinds.yaml': '- { slug: news, title: News, order: 1 }\n- slug: old\n',
    'pages/_collections/posts.yaml': '- { slug: a, kind: news }\n',
    'pages/_collections/posts.schema.json': JSON.stringify(posts),
  });
  const own = { ...site, collections } as typeof site;
  const fields = formSchemas(own).collections.posts?.properties;
  const choice = { format: 'row', 'x-collection': 'kinds' };
  expect(fields?.kind).toMatchObject(choice);
  expect(fields?.tags?.items).toMatchObject(choice);
  expect(choicesOf(own, []).rows.kinds).toEqual([
    { title: 'News', fields: { slug: 'news', title: 'News' } },
    { title: 'old', fields: { slug: 'old' } },
  ]);
});

test('a text field has the format of its control', () => {
  const { page, site: settings, blocks } = formSchemas(site);
  expect(page.properties?.publishFrom).toMatchObject({ format: 'moment' });
  const colors = settings.definitions?.light?.properties;
  expect(colors?.primary).toMatchObject({ format: 'color' });
  const post = blocks['post-list']?.definitions?.post;
  expect(post?.properties?.datetime).toMatchObject({ format: 'day' });
});

test('every reference leads to a definition', () => {
  const { blocks, page, definitions } = formSchemas(site);
  const known = (schema: object) => Object.keys({ ...definitions, ...schema });
  const schemas = [...Object.values(blocks), page];
  for (const schema of schemas) {
    const text = JSON.stringify([schema, definitions]);
    const named = [...text.matchAll(/"\$ref":"#\/definitions\/([^"]+)"/g)].map(([, name]) => name);
    expect(known(schema.definitions ?? {})).toEqual(expect.arrayContaining(named));
  }
});

test('every block begins with an example whose pictures and links this site has', () => {
  const library = blockLibrary(site, new Set(['/', '/about']));
  expect(library).toHaveLength(site.blockTypes.size);
  for (const { type, example } of library) {
    if (!example) continue;
    expect(example.type).toBe(type);
    const texts = JSON.stringify(example);
    for (const [, picture = ''] of texts.matchAll(/"(\/[^"]+\.(?:svg|png|jpg))"/g)) {
      expect(site.publicFiles.has(picture), `${type}: ${picture}`).toBe(true);
    }
    expect(texts).not.toContain('"to":"/work');
  }
});
