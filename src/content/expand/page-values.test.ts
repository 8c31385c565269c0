/** Templates, collections, fragments: what ends up in a page. */
import { expect, test } from 'vitest';
import { makeSite, pagesOf, readAll } from '../../../tests/make-test-site.ts';
import { loadPageFile } from '../load-page-file.ts';
import type { Block, DataObject, Page } from '../model/types.ts';

const banner = (title: string) => `title: Page\nblocks:\n  - type: banner\n    title: ${title}\n`;
const grid = (lines: string) =>
  `title: Page\nblocks:\n  - type: card-grid\n${lines.replace(/^/gm, '    ')}\n`;

const services = `
- { slug: boiler, category: hard, title: Boiler, rank: 10 }
- { slug: pest, category: soft, title: Pest control, rank: 9, image: { src: /images/hall.svg, alt: Hall } }
- { slug: guard, category: secure, title: Guards, rank: 2, big: true }
- { slug: crew, category: soft, title: Crew }
`;

const withServices = (files: { [path: string]: string }) => ({
  'pages/_collections/services.yaml': services,
  ...files,
});

async function firstBlock(files: { [path: string]: string }): Promise<Block> {
  const [page] = await pagesOf(files);
  return page?.blocks[0] as Block;
}

async function titles(lines: string): Promise<unknown[]> {
  const block = await firstBlock(withServices({ 'pages/index.yaml': grid(lines) }));
  return (block.items as DataObject[]).map((item) => item.title);
}

const routes = (pages: Page[]) => pages.map(({ route }) => route);

test('a template sees the site, the page and its own entry', async () => {
  const pages = await pagesOf(
    withServices({
      'pages/_site.yaml': 'name: Falcon\ndata: { phone: "800 1" }\n',
      'pages/[category]/[slug].yaml': `each: services\ntitle: "{{ entry.title }}"\nblocks:\n  - type: banner\n    title: "{{ site.name }} {{ site.data.phone }}: {{ page.title }} in {{ params.category }} at {{ page.route }}"\n`,
    }),
  );
  expect(pages.find(({ route }) => route === '/soft/crew')?.blocks[0]?.title).toBe(
    'Falcon 800 1: Crew in soft at /soft/crew',
  );
  expect(routes(pages)).toEqual(['/hard/boiler', '/soft/pest', '/secure/guard', '/soft/crew']);
});

test('a value that is one expression keeps its type, and is left out when it is empty', async () => {
  const block = await firstBlock(
    withServices({
      'pages/index.yaml': grid(
        'itemsFrom:\n  collection: services\n  as:\n    title: "{{ entry.title }}"\n    big: "{{ entry.big }}"\n    image: "{{ entry.image }}"',
      ),
    }),
  );
  expect(block.items).toEqual([
    { title: 'Boiler' },
    {
      title: 'Pest control',
      image: { src: '/images/hall.svg', alt: 'Hall', width: 40, height: 30, priority: true },
    },
    { title: 'Guards', big: true },
    { title: 'Crew' },
  ]);
});

test('filters and conditions of Liquid work', async () => {
  const block = await firstBlock({
    'pages/index.yaml': banner(
      `"{{ page.title | upcase }}{% if page.route == '/' %} home{% endif %} {{ site.data.list | join: '+' }}"`,
    ),
    'pages/_site.yaml': 'name: Test\ndata: { list: [1, 2] }\n',
  });
  expect(block.title).toBe('PAGE home 1+2');
});

test('a template cannot reach anything but data', async () => {
  const site = makeSite({ 'pages/index.yaml': banner('"{{ site.constructor.name }}x"') });
  const { problems } = await readAll(site);
  expect(problems.map(({ name }) => name)).toEqual(['unknown-variable']);
});

test('an entry that leaves an empty place among words is told of, and no entry is lost', async () => {
  const as = 'as: { title: "{{ entry.title }}", text: "Rank {{ entry.rank }}" }';
  const files = withServices({
    'pages/index.yaml': grid(`itemsFrom:\n  collection: services\n  sort: title\n  ${as}`),
  });
  const block = await firstBlock(files);
  expect((block.items as DataObject[]).map(({ title }) => title)).toEqual([
    'Boiler',
    'Crew',
    'Guards',
    'Pest control',
  ]);
  const { problems } = await readAll(makeSite(files));
  const told = problems.filter(({ name }) => name === 'missing-field');
  expect(told.map(({ file, line }) => [file, line])).toEqual([
    ['pages/_collections/services.yaml', 5],
  ]);
});

test('without "as" an entry is the item, less the fields that the block does not know', async () => {
  const block = await firstBlock(
    withServices({ 'pages/index.yaml': grid('itemsFrom: { collection: services, limit: 2 }') }),
  );
  expect(block.items).toEqual([
    { title: 'Boiler' },
    {
      title: 'Pest control',
      image: { src: '/images/hall.svg', alt: 'Hall', width: 40, height: 30, priority: true },
    },
  ]);
});

test.each([
  ['where', 'where: { category: soft }', ['Pest control', 'Crew']],
  ['where with a list', 'where: { category: [hard, secure] }', ['Boiler', 'Guards']],
  [
    'where with a template',
    "where: { title: \"{{ page.title | replace: 'Page', 'Crew' }}\" }",
    ['Crew'],
  ],
  ['except', 'except: { slug: [crew, pest] }', ['Boiler', 'Guards']],
  ['sort by words', 'sort: title', ['Boiler', 'Crew', 'Guards', 'Pest control']],
  [
    'sort by numbers, backwards, empty last',
    'sort: -rank',
    ['Boiler', 'Pest control', 'Guards', 'Crew'],
  ],
  ['limit', 'sort: rank\nlimit: 2', ['Guards', 'Pest control']],
])('itemsFrom: %s', async (_name, choice, expected) => {
  const lines = `itemsFrom:\n  collection: services\n${choice.replace(/^/gm, '  ')}`;
  expect(await titles(lines)).toEqual(expected);
});

test('an item whose optional list of entries is empty is left out', async () => {
  const list = (items: object) => ({ description: 'A list.', type: 'array', minItems: 1, items });
  const group = (properties: object) => ({ description: 'A group.', type: 'object', properties });
  const title = { description: 'A title.', type: 'string' };
  const shelf = list(group({ title, items: list(group({ title })) }));
  const block = await firstBlock(
    withServices({
      'blocks/shelves/schema.json': JSON.stringify(group({ items: shelf })),
      'blocks/shelves/view.tsx': 'export default () => null;\n',
      'pages/_collections/kinds.yaml': '- { slug: new }\n- { slug: secure }\n- { slug: hard }\n',
      'pages/index.yaml': `title: Page
blocks:
  - type: shelves
    itemsFrom:
      collection: kinds
      as:
        title: "{{ entry.slug }}"
        itemsFrom:
          collection: services
          optional: true
          where: { category: "{{ entry.slug }}" }
          as: { title: "{{ entry.title }}" }
`,
    }),
  );
  expect(block.items).toEqual([
    { title: 'secure', items: [{ title: 'Guards' }] },
    { title: 'hard', items: [{ title: 'Boiler' }] },
  ]);
});

test('itemsFrom takes a list out of a template', async () => {
  const pages = await pagesOf({
    'pages/_collections/plans.yaml': '- { slug: a, steps: [{ name: One }, { name: Two }] }\n',
    'pages/[slug].yaml': `each: plans\n${grid('itemsFrom:\n  list: "{{ entry.steps }}"\n  as: { title: "{{ entry.name }}" }')}`,
  });
  expect(pages[0]?.blocks[0]?.items).toEqual([{ title: 'One' }, { title: 'Two' }]);
});

test('a collection can be a folder; the name of a file is its slug', async () => {
  const pages = await pagesOf({
    'pages/_collections/posts/b-second.yaml': 'title: Second\n',
    'pages/_collections/posts/a-first.yaml': 'title: First\n',
    'pages/_collections/posts/c.yaml': 'title: Third\nslug: third\n',
    'pages/_collections/posts.schema.json': JSON.stringify({
      type: 'object',
      properties: {
        title: { type: 'string', description: 'x' },
        slug: { type: 'string', description: 'x' },
      },
      required: ['title', 'slug'],
      additionalProperties: false,
    }),
    'pages/[slug].yaml': `each: posts\n${banner('"{{ entry.title }}"')}`,
  });
  expect(routes(pages)).toEqual(['/a-first', '/b-second', '/third']);
});

test('the values of the site file may be used in collections, and collections in the site file', async () => {
  const site = makeSite({
    'pages/_site.yaml':
      'name: Falcon\ndata: { tel: "tel:+1{{ site.name.size }}" }\nmenus: { main: [{ label: All, itemsFrom: { collection: pages, as: { label: "{{ entry.label }}", to: / } } }] }\n',
    'pages/_collections/pages.yaml': '- label: "About {{ site.name }}"\n',
    'pages/index.yaml': banner('"{{ site.data.tel }}"'),
  });
  const { pages, problems } = await readAll(site);
  expect(problems).toEqual([]);
  expect(pages[0]?.blocks[0]?.title).toBe('tel:+16');
  expect(site.config.menus).toEqual({
    main: [{ label: 'All', items: [{ label: 'About Falcon', to: '/' }] }],
  });
});

test('a condition with an empty value chooses entries without a value', async () => {
  const [page] = await pagesOf({
    'pages/_collections/rows.yaml': '- { slug: a, of: b, title: A }\n- { slug: b, title: B }\n',
    'pages/[slug].yaml': `each: { collection: rows, where: { slug: b } }\n${grid('itemsFrom: { collection: rows, where: { of: "{{ entry.of }}" } }')}`,
  });
  expect(page?.blocks[0]?.items).toEqual([{ title: 'B' }]);
});

test('anchors and merges of YAML are shared, never changed', async () => {
  const [page] = await pagesOf({
    'pages/index.yaml':
      'title: Page\nblocks:\n  - type: card-grid\n    items:\n      - &card { title: One, text: "**a**" }\n      - *card\n      - { <<: *card, title: Two }\n',
  });
  expect(page?.blocks[0]?.items).toEqual([
    { title: 'One', text: '<strong>a</strong>' },
    { title: 'One', text: '<strong>a</strong>' },
    { title: 'Two', text: '<strong>a</strong>' },
  ]);
});

test('the same file read twice gives the same pages', async () => {
  const site = makeSite(
    withServices({
      'pages/[slug].yaml': `each: services\n${grid('itemsFrom: { collection: services }\nheading: "{{ entry.title }}"')}`,
    }),
  );
  const [pageFile] = site.pageFiles;
  if (!pageFile) throw new Error('no page file');
  const first = loadPageFile(site, pageFile);
  expect(loadPageFile(site, pageFile)).toEqual(first);
  expect(first.uses).toEqual(['collections/services', 'public/images/hall.svg']);
});
