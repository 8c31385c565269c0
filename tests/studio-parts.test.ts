/** Settings, collections and fragments in Studio's API, and the sources of a block's values. */
import { existsSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, at, get, post, serveSite, site } from './studio-server.ts';

serveSite({
  'pages/_site.yaml':
    'name: Small\nlang: en\ncontact: { phone: "1234" }\ntheme:\n  colors:\n    light: { primary: "#f3c1a0" }\nframe:\n  before:\n    - type: text\n      body: Hello.\n  after: []\n',
  'pages/index.yaml': `title: Home
description: The first page.
blocks:
  - type: fragment
    name: end
    with: { who: Ann, link: { label: Go, to: / } }
  - type: card-grid
    heading: Team
    itemsFrom: { collection: team, as: { title: "{{ entry.name }}" } }
  - type: fragment
    name: maybe
`,
  'pages/person/[slug].yaml':
    'each: team\ntitle: "{{ entry.name }}"\ndescription: "{{ entry.name }} works here."\nblocks:\n  - type: banner\n    title: "{{ entry.name }}"\n    text: "{{ entry.name }}: {{ site.contact.phone }}"\n',
  'pages/_fragments/end.yaml':
    '- type: text\n  heading: "{{ with.who }}"\n  body: Ask {{ with.who }}.\n',
  'pages/_fragments/maybe.yaml': '- type: text\n  body: "{% if with.who %}Ask{% endif %} us."\n',
  'pages/_collections/team.yaml': '- { slug: ann, name: Ann }\n- { slug: bob, name: Bob }\n',
  'pages/_collections/posts/first.yaml': 'title: First # one\n',
  'pages/_collections/news.yaml': '- { title: Moved }\n',
  // Not read, because of the file.
  'pages/_collections/news/older.yaml': 'title: Older\n',
});
beforeEach(() => site.restore());

const undo = async ({ body }: Answer) => post('/undo', { undo: body.undo });

test('the parts of a site are listed with what uses them', async () => {
  const { body } = await get('/parts');
  expect(body.settings).toEqual([{ file: 'pages/_site.yaml', name: 'All pages', folder: '' }]);
  expect(body.collections).toEqual([
    { name: 'news', title: 'News', rows: 1 },
    { name: 'posts', title: 'Posts', rows: 1 },
    { name: 'team', title: 'Team', rows: 2 },
  ]);
  expect(body.fragments[0]).toEqual({
    name: 'end',
    title: 'End',
    file: 'pages/_fragments/end.yaml',
    usedBy: [{ route: '/', title: 'Home' }],
  });
});

test('colours that cannot be read are reported with one that can', async () => {
  const { body } = await get('/contrast');
  expect(body.weak[0]).toMatchObject({ side: 'light', token: 'primary' });
  expect(body.weak[0].message).toContain('primary on');
  expect(body.weak[0].readable).toMatch(/^#[0-9a-f]{6}$/);
});

test('a collection is read with its rows as they are written', async () => {
  const { body } = await get('/collection?name=team');
  expect(body).toMatchObject({ title: 'Team', file: 'pages/_collections/team.yaml' });
  expect(body.rows[1]).toMatchObject({
    file: 'pages/_collections/team.yaml',
    path: [1],
    title: 'Bob',
    slug: 'bob',
    data: { slug: 'bob', name: 'Bob' },
  });
  expect((await get('/collection?name=posts')).body).not.toHaveProperty('file');
  expect(await get('/collection?name=../_site')).toMatchObject({ status: 404 });
});

test('the file of a collection wins over a folder of its name, as for pages', async () => {
  const { body } = await get('/collection?name=news');
  expect(body).toMatchObject({ file: 'pages/_collections/news.yaml' });
  expect(body.rows.map((row: { title: string }) => row.title)).toEqual(['Moved']);
});

test('a row in a file of its own is made, copied and deleted, and all is taken back', async () => {
  const made = await post('/collection/add', {
    name: 'posts',
    data: { title: 'Über uns', text: 'Words.' },
  });
  expect(made.body.file).toBe('pages/_collections/posts/uber-uns.yaml');
  expect(site.read(made.body.file)).toBe('title: Über uns\ntext: Words.\n');
  const from = 'pages/_collections/posts/first.yaml';
  const copy = await post('/collection/add', { name: 'posts', from });
  expect(copy.body.file).toBe('pages/_collections/posts/first-2.yaml');
  expect(site.read(copy.body.file)).toBe('title: First # one\n');
  const { digest } = copy.body.files[copy.body.file];
  const gone = await post('/collection/delete', { name: 'posts', file: copy.body.file, digest });
  expect(existsSync(at(copy.body.file))).toBe(false);
  await undo(gone);
  expect(site.read(copy.body.file)).toBe('title: First # one\n');
  expect((await undo(made)).status).toBe(200);
  expect(existsSync(at(made.body.file))).toBe(false);
});

test.each([
  ['/collection/add', { name: 'posts', from: 'pages/index.yaml' }, 422],
  ['/collection/add', { name: 'team', data: { name: 'Cid' } }, 422],
  ['/collection/add', { name: '../..', data: {} }, 404],
  ['/collection/add', JSON.parse('{"name":"posts","data":{"__proto__":{"a":1}}}'), 400],
  ['/collection/add', { name: 'posts', data: { '<<': { a: 1 } } }, 400],
  ['/collection/delete', { name: 'posts', file: 'pages/index.yaml', digest: '' }, 422],
  ['/collection/delete', { name: 'posts', file: 'pages/_collections/posts/first.yaml' }, 409],
  ['/fragments/copy', { file: 'pages/index.yaml', path: ['blocks', 1] }, 422],
  ['/fragments/copy', { file: 'pages/index.yaml', path: ['blocks', 2] }, 422],
  ['/fragments/copy', { file: '../index.yaml', path: ['blocks', 0] }, 422],
  ['/fragments/copy', { path: ['blocks', 0] }, 400],
])('%s refuses %j', async (address, body, status) => {
  const before = site.snapshot('pages');
  expect((await post(address, body)).status).toBe(status);
  expect(site.snapshot('pages')).toEqual(before);
});

test('a fragment becomes blocks of the page, with what the page gave it', async () => {
  const file = 'pages/index.yaml';
  const before = site.read(file);
  const copied = await post('/fragments/copy', { file, path: ['blocks', 0], digests: {} });
  expect(copied.status).toBe(200);
  expect(site.read(file)).toBe(
    before.replace(
      '  - type: fragment\n    name: end\n    with: { who: Ann, link: { label: Go, to: / } }\n',
      '  - type: text\n    heading: Ann\n    body: Ask Ann.\n',
    ),
  );
  await undo(copied);
  expect(site.read(file)).toBe(before);
});

test('the values of a block say where they come from', async () => {
  const team = 'pages/_collections/team.yaml';
  const { body } = await get('/sources?route=/person/bob&path=blocks.0');
  const row = { file: team, label: 'The collection “Team”, row “Bob”', path: [1, 'name'] };
  expect(body.values).toMatchObject([
    { path: ['title'], shown: 'Bob', from: [row] },
    {
      path: ['text'],
      shown: 'Bob: 1234',
      from: [row, { file: 'pages/_site.yaml', path: ['contact', 'phone'] }],
    },
  ]);
  const ownFields = await get('/sources?route=/person/bob&path=');
  expect(ownFields.body.values).toMatchObject([
    { path: ['title'], shown: 'Bob', from: [row] },
    { path: ['description'], shown: 'Bob works here.', from: [row] },
  ]);
  const cards = await get('/sources?route=/&path=blocks.1');
  expect(cards.body.values).toEqual([
    {
      path: ['itemsFrom', 'as', 'title'],
      from: [{ file: team, path: [], label: 'Each row of the collection “Team”' }],
    },
  ]);
  const given = await get('/sources?route=/&path=blocks.0');
  expect(given.body.values[0]).toMatchObject({
    path: ['heading'],
    shown: 'Ann',
    from: [{ file: 'pages/index.yaml', path: ['blocks', 0, 'with', 'who'], label: 'Home' }],
  });
  expect((await get('/sources?route=/nowhere&path=blocks.0')).status).toBe(404);
  expect((await get('/sources?route=/&path=blocks.77')).body).toEqual({ values: [] });
});

test('a page says the blocks around every page, and where they are written', async () => {
  const { body } = await get('/page?route=/person/bob');
  expect(body.search).toEqual({ title: 'Bob', description: 'Bob works here.' });
  expect(body.frame).toMatchObject([
    {
      path: ['frame', 'before', 0],
      type: 'text',
      source: { file: 'pages/_site.yaml', path: ['frame', 'before', 0] },
    },
  ]);
});
