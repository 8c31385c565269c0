import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatBrokenBlocks } from '../../diagnostics/broken-blocks.ts';
import { generate } from './write-generated.ts';

const engineRoot = resolve(import.meta.dirname, '../../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-generate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shared = '/schema/shared.schema.json#/definitions';

const cardGrid = {
  title: 'Card grid',
  description: 'Cards beside each other.',
  type: 'object',
  properties: {
    heading: { $ref: `${shared}/heading` },
    items: {
      description: 'The cards.',
      type: 'array',
      items: {
        title: 'Card',
        description: 'One card.',
        type: 'object',
        properties: {
          title: { description: 'The words.', type: 'string' },
          link: { $ref: `${shared}/link` },
          columns: { description: 'How wide.', type: 'integer', minimum: 1 },
        },
        required: ['title'],
        additionalProperties: false,
      },
    },
  },
  required: ['items'],
};

function block(type: string, schema: unknown): void {
  mkdirSync(join(folder, 'blocks', type), { recursive: true });
  writeFileSync(
    join(folder, 'blocks', type, 'schema.json'),
    typeof schema === 'string' ? schema : JSON.stringify(schema),
  );
}

function generateHere(): Promise<string[]> {
  return generate({
    engineRoot,
    blocksFolders: [join(folder, 'blocks'), join(folder, 'missing')],
    packages: [],
    siteRoot: folder,
  });
}

const read = (name: string): string => readFileSync(join(folder, 'schema/generated', name), 'utf8');

test('each block becomes an interface, and shared definitions are declared once', async () => {
  block('card-grid', cardGrid);
  block('tabs', {
    ...cardGrid,
    properties: {
      link: { $ref: `${shared}/link`, description: 'Where the tabs lead.' },
      blocks: { description: 'x', type: 'array', items: { $ref: `${shared}/block` } },
      entry: { $ref: '#/definitions/entry' },
    },
    required: [],
    definitions: {
      entry: {
        type: 'object',
        properties: { entries: { type: 'array', items: { $ref: '#/definitions/entry' } } },
        additionalProperties: false,
      },
    },
  });
  await generateHere();
  const types = read('types.ts');
  const names = types.match(/(?<=^export (?:interface|type) )\w+/gm) ?? [];
  expect(names.slice(0, 4)).toEqual(['Link', 'Button', 'FocusPoint', 'Image']);
  const blocks = ['CardGrid', 'TabsEntry', 'Tabs', 'Block'];
  expect(names.filter((name) => !name.startsWith('SiteSettings')).slice(-4)).toEqual(blocks);
  expect(names.at(-1)).toBe('SiteSettings');
  expect(new Set(names).size).toBe(names.length);
  expect(types).toContain("type: 'card-grid';");
  expect(types).toContain('blocks?: Block[];');
  expect(types).toContain('entries?: TabsEntry[];');
  expect(types).toContain('* Where the tabs lead.');
  expect(types).toContain("tone?: 'plain' | 'muted' | 'dark' | 'accent';");
});

test('editors may write itemsFrom for items, and a template for a number', async () => {
  block('card-grid', cardGrid);
  await generateHere();
  const grid = JSON.parse(read('blocks.schema.json')).definitions['block-card-grid'];
  expect(grid.required).toEqual(['type']);
  expect(grid.anyOf).toEqual([{ required: ['items'] }, { required: ['itemsFrom'] }]);
  expect(Object.keys(grid.properties.itemsFrom.properties.as.properties)).toContain('columns');
  const { columns, link } = grid.properties.items.items.properties;
  expect(columns.type).toEqual(['integer', 'string']);
  expect(link.$ref).toBe('#/definitions/link');
});

test('every reference of the editors’ schemas leads somewhere', async () => {
  block('card-grid', cardGrid);
  await generateHere();
  for (const name of ['blocks', 'page', 'site', 'fragment']) {
    const text = read(`${name}.schema.json`);
    for (const [, file, ref = ''] of text.matchAll(/"\$ref": "([^"#]*)#\/([^"]*)"/g)) {
      const target = JSON.parse(read(file || `${name}.schema.json`));
      const found = ref.split('/').reduce((at, step) => at?.[step], target);
      expect(found, `${file}#/${ref} in ${name}`).toBeDefined();
    }
  }
});

test('without any block the files are written as well', async () => {
  await expect(generateHere()).resolves.toHaveLength(7);
  expect(read('types.ts')).toContain('export type Block = never;');
});

test('a broken folder is named in one line, and the others are written', async () => {
  block('card-grid', cardGrid);
  block('half', '{ "type": ');
  mkdirSync(join(folder, 'blocks', 'bare'));
  block('astray', { type: 'object', properties: { link: { $ref: `${shared}/linc` } } });
  const error: Error = await generateHere()
    .catch(formatBrokenBlocks)
    .catch((thrown) => thrown);
  const lines = error.message.split('\n').map((line) => line.replace(/^.*blocks./, ''));
  expect(lines).toHaveLength(3);
  expect(lines).toContain('bare: schema.json is missing');
  expect(lines).toContain(`astray: there is nothing at "$ref": "${shared}/linc"`);
  expect(lines.join()).toMatch(/half: schema.json is not valid JSON/);
  expect(read('types.ts')).toContain('export interface CardGrid');
});

test('the same blocks give the same bytes', async () => {
  block('card-grid', cardGrid);
  await generateHere();
  const before = read('types.ts') + read('page.schema.json');
  await generateHere();
  expect(read('types.ts') + read('page.schema.json')).toBe(before);
});
