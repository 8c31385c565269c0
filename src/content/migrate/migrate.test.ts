import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Files, makeSite, printed, readAll } from '../../../tests/make-test-site.ts';
import { openSite } from '../open-site.ts';
import { renamed } from '../schemas/aliases.ts';
import type { Site } from '../site/site.ts';
import { yamlSources } from '../usages/walk-blocks.ts';
import { changesOf, writeChanges } from '../yaml/edits.ts';
import { planMigration } from './plan-migration.ts';

const alias = (from: string, to: string) => ({ from, to, since: '1.2' });
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
    blocks: [alias('prices', 'cost'), alias('cost', 'price')],
    page: [alias('summary', 'description')],
    site: [alias('brand', 'name')],
  }),
  'blocks/price/schema.json': JSON.stringify(price),
  'blocks/price/view.tsx': '',
  'blocks/price/aliases.json': JSON.stringify([
    alias('headline', 'title'),
    alias('items.label', 'items.name'),
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

const plan = (site: Site) => planMigration(yamlSources(site.root), site.aliases);

describe('old names', () => {
  test('are told with the new ones, one problem each', async () => {
    await expect(`${await printed(files)}\n`).toMatchFileSnapshot(
      '../../diagnostics/bad-input/renamed.txt',
    );
  });

  test('are brought up to date with every other byte kept, and once only', async () => {
    const site = makeSite(files);
    writeChanges(site.root, changesOf(site.root, plan(site).edits));
    expect(readFileSync(join(site.root, 'pages/index.yaml'), 'utf8')).toBe(updated);
    expect(readFileSync(join(site.root, 'pages/_site.yaml'), 'utf8')).toBe(
      'name: Test # our name\n',
    );
    const again = openSite(site.root, { engineRoot: site.engineRoot });
    expect((await readAll(again)).problems).toEqual([]);
    expect(plan(again)).toEqual({ edits: [], conflicts: [] });
  });

  test('beside new ones are left to the editor', () => {
    const site = makeSite(files);
    writeFileSync(
      join(site.root, 'pages/index.yaml'),
      'title: Home\nblocks:\n  - type: price\n    headline: One\n    title: Two\n',
    );
    const { edits, conflicts } = plan(site);
    expect(edits.map(({ file }) => file)).toEqual(['pages/_site.yaml']);
    expect(conflicts).toMatchObject([
      { file: 'pages/index.yaml', path: ['blocks', 0, 'headline'], to: 'title' },
    ]);
  });

  test('are changed inside of a field that is renamed as well, in one go', () => {
    const site = makeSite({
      ...files,
      'blocks/price/aliases.json': JSON.stringify([
        alias('items.label', 'items.name'),
        alias('rows', 'items'),
      ]),
      'pages/index.yaml': 'title: Home\nblocks:\n  - { type: price, rows: [{ label: One }] }\n',
    });
    writeChanges(site.root, changesOf(site.root, plan(site).edits));
    expect(readFileSync(join(site.root, 'pages/index.yaml'), 'utf8')).toBe(
      'title: Home\nblocks:\n  - { type: price, items: [{ name: One }] }\n',
    );
    expect(plan(site).edits).toEqual([]);
  });

  test('are those of the site in a language’s own file of the site, and of no page in what is none', () => {
    const site = makeSite({
      ...files,
      'pages/de/_site.yaml': 'brand: Prüfung\nsummary: no field of a site\n',
      'pages/de/_later.yaml': 'summary: Not yet a page\n',
      'pages/de/index.yaml': 'title: Start\nsummary: Die Seite\nblocks: []\n',
    });
    const changed = plan(site).edits.filter(({ file }) => file.startsWith('pages/de/'));
    expect(changed.map(({ file, text }) => [file, text])).toEqual([
      ['pages/de/_site.yaml', 'name'],
      ['pages/de/index.yaml', 'description'],
    ]);
  });

  test('that were changed twice lead to the last, and circles to nothing', () => {
    const list = [alias('a', 'b'), alias('b', 'c'), alias('x', 'y'), alias('y', 'x')];
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
