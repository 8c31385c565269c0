import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Files, makeSite, printed, readAll } from '../../tests/make-test-site.ts';
import { renamed } from '../content/schemas/old-names.ts';
import type { Site } from '../content/site/site.ts';
import { fixSite } from './fix-site.ts';

const oldName = (from: string, to: string) => ({ from, to, since: '1.2' });
const text = { type: 'string', description: 'A text.' };
const price = {
  description: 'Prices.',
  type: 'object',
  properties: {
    title: text,
    items: {
      type: 'array',
      description: 'The prices.',
      items: {
        type: 'object',
        description: 'One price.',
        properties: { name: text, sum: text },
        required: ['name'],
        additionalProperties: false,
      },
    },
  },
  required: ['title'],
};
const files: Files = {
  'schema/aliases.json': JSON.stringify({
    blocks: [oldName('prices', 'cost'), oldName('cost', 'price')],
    page: [oldName('summary', 'description')],
    site: [oldName('brand', 'name')],
  }),
  'blocks/price/schema.json': JSON.stringify(price),
  'blocks/price/view.tsx': '',
  'blocks/price/aliases.json': JSON.stringify([
    oldName('headline', 'title'),
    oldName('items.label', 'items.name'),
  ]),
  'pages/_site.yaml': 'brand: Test # our name\n',
  'pages/_collections/plans.yaml': '- label: One\n  sum: "1"\n',
  'pages/index.yaml': `title: Home
summary:   "A page"   # spaces are kept
blocks:
  - type: 'prices'
    "headline": Prices # a comment
    items:
      - label: &one One
        sum: "1"
      - {label: *one}
  - type: price
    title: More
    itemsFrom:
      collection: plans
      as: { label: "{{ entry.label }}" }
`,
};
const updated = `title: Home
description:   "A page"   # spaces are kept
blocks:
  - type: 'price'
    "title": Prices # a comment
    items:
      - name: &one One
        sum: "1"
      - {name: *one}
  - type: price
    title: More
    itemsFrom:
      collection: plans
      as: { name: "{{ entry.label }}" }
`;

const fix = (site: Site) => fixSite(site.root, site.engineRoot);

describe('old names', () => {
  test('are reported with the new ones, one problem each', async () => {
    await expect(`${await printed(files)}\n`).toMatchFileSnapshot(
      '../diagnostics/bad-input/renamed.txt',
    );
  });

  test('are brought up to date with every other byte kept, and once only', async () => {
    const site = makeSite(files);
    const { checked } = await fix(site);
    expect(checked.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(readFileSync(join(site.root, 'pages/index.yaml'), 'utf8')).toBe(updated);
    expect(readFileSync(join(site.root, 'pages/_site.yaml'), 'utf8')).toBe(
      'name: Test # our name\n',
    );
    expect((await fix(site)).changes).toEqual([]);
  });

  test('beside new ones are left to the editor', async () => {
    const site = makeSite(files);
    writeFileSync(
      join(site.root, 'pages/index.yaml'),
      'title: Home\nblocks:\n  - type: price\n    headline: One\n    title: Two\n',
    );
    const { changes, checked } = await fix(site);
    expect(changes.map(({ file }) => file)).toEqual(['pages/_site.yaml']);
    expect(checked.problems).toMatchObject([
      { name: 'renamed-key', line: 4, hint: 'title is there as well: keep one of the two.' },
    ]);
  });

  test('are changed inside of a field that is renamed as well', async () => {
    const site = makeSite({
      ...files,
      'blocks/price/aliases.json': JSON.stringify([
        oldName('items.label', 'items.name'),
        oldName('rows', 'items'),
      ]),
      'pages/index.yaml':
        'title: Home\nblocks:\n  - { type: price, title: All, rows: [{ label: One }] }\n',
    });
    await fix(site);
    expect(readFileSync(join(site.root, 'pages/index.yaml'), 'utf8')).toBe(
      'title: Home\nblocks:\n  - { type: price, title: All, items: [{ name: One }] }\n',
    );
  });

  test('are those of the site in a language’s own file of the site', async () => {
    const site = makeSite({
      ...files,
      'pages/_site.yaml': 'name: Test\nlanguages: [{ lang: en }, { lang: de, folder: de }]\n',
      'pages/de/_site.yaml': 'brand: Prüfung\n',
      'pages/de/index.yaml': 'title: Start\nsummary: Die Seite\nblocks: []\n',
    });
    await fix(site);
    expect(readFileSync(join(site.root, 'pages/de/_site.yaml'), 'utf8')).toBe('name: Prüfung\n');
  });

  test('that were changed twice lead to the last, and circles to nothing', () => {
    const list = [oldName('a', 'b'), oldName('b', 'c'), oldName('x', 'y'), oldName('y', 'x')];
    expect(renamed(list, 'a')?.to).toBe('c');
    expect(renamed(list, 'x')).toBeUndefined();
    expect(renamed(list, 'q')).toBeUndefined();
  });

  test.each([
    ['[', 'this [ is not closed'],
    ['{}', 'it has to be a list'],
    ['[{ "from": "a" }]', 'an entry says no "to"'],
    ['[{ "from": "a.b", "to": "c", "since": "1" }]', 'in the same place'],
  ])('in a file that cannot be used (%s) are a problem', async (content, message) => {
    const { problems } = await readAll(
      makeSite({ ...files, 'blocks/price/aliases.json': content }),
    );
    const [problem] = problems.filter(({ name }) => name === 'broken-schema');
    expect(problem?.message).toContain(message);
    expect(problem?.file).toBe('blocks/price/aliases.json');
  });
});
