import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findSheets, partOf, withoutSheets } from './sheet-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pagewright-sheets-'));
afterAll(() => rmSync(root, { recursive: true }));

const imports = ['../_shared/cards', '../_shared/rows', './parts', './wide', './paper'];
const files: Record<string, string> = {
  'engine/_shared/cards.css': '.cards {}\n',
  'engine/_shared/rows.css': '/* @only-with <ul> | class="row" */\n.row {}\n',
  'own/_shared/cards.css':
    '.cards {}\n\n/* @only-with .meta */\n.meta {}\n\n/* @only-with .icon | .sign */\n/* Why. */\n.icon {}\n',
  'own/price/style.css': `${imports.map((name) => `@import '${name}.css';\n`).join('')}.block-price {}\n`,
  'own/price/parts.css': '.part {}\n',
  'own/price/wide.css': '/* @only-with wide */\n.wide {}\n',
  'own/price/paper.css': '/* @later */\n.paper {}\n',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const engineBlocks = path.join(root, 'engine');
const style = path.join(root, 'own/price/style.css');

test('sheets that travel by themselves: the shared ones, a site’s own before the engine’s, and those for some pages', () => {
  const found = findSheets(style, 'price', engineBlocks);
  expect(
    found.map(({ name, file, part, onlyWith, later }) => [
      ...[name, path.relative(root, file), part, later ? 'later' : onlyWith],
    ]),
  ).toEqual([
    ['price', 'own/price/style.css', 0, undefined],
    ['_shared/cards', 'own/_shared/cards.css', 0, undefined],
    ['_shared/cards+01', 'own/_shared/cards.css', 1, ['.meta']],
    ['_shared/cards+02', 'own/_shared/cards.css', 2, ['.icon', '.sign']],
    ['_shared/rows', 'engine/_shared/rows.css', 1, ['<ul>', 'class="row"']],
    ['price/wide', 'own/price/wide.css', 1, ['wide']],
    ['price/paper', 'own/price/paper.css', 1, 'later'],
  ]);
  expect(findSheets(undefined, 'price', engineBlocks)).toEqual([]);
});

test('a file has a part for all pages, and one behind each line that says which pages need it', () => {
  const css = files['own/_shared/cards.css'] ?? '';
  expect([0, 1, 2, 3].map((part) => partOf(css, part))).toEqual([
    ...['.cards {}\n\n', '.meta {}\n\n', '/* Why. */\n.icon {}\n', ''],
  ]);
});

test('parts come behind what they may change, and before what may change them', () => {
  const names = ['_shared/cards-icon', '_shared/cards+02', '_shared/cards/x', '_shared/cards+01'];
  expect([...names, '_shared/cards'].sort()).toEqual([
    ...['_shared/cards', '_shared/cards+01', '_shared/cards+02'],
    ...['_shared/cards-icon', '_shared/cards/x'],
  ]);
});

test('the other imports stay for the bundler', () => {
  expect(withoutSheets(files['own/price/style.css'] ?? '', style, engineBlocks)).toBe(
    "@import './parts.css';\n.block-price {}\n",
  );
});
