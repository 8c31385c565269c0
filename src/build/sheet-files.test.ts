import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findSheets, withoutSheets } from './sheet-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pagewright-sheets-'));
afterAll(() => rmSync(root, { recursive: true }));

const imports = ['../_shared/cards', '../_shared/rows', './parts', './wide'];
const files: Record<string, string> = {
  'engine/_shared/cards.css': '.cards {}\n',
  'engine/_shared/rows.css': '/* @only-with <ul> | class="row" */\n.row {}\n',
  'own/_shared/cards.css': '.cards {}\n',
  'own/price/style.css': `${imports.map((name) => `@import '${name}.css';\n`).join('')}.block-price {}\n`,
  'own/price/parts.css': '.part {}\n',
  'own/price/wide.css': '/* @only-with wide */\n.wide {}\n',
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
    found.map(({ name, file, onlyWith }) => [name, path.relative(root, file), onlyWith]),
  ).toEqual([
    ['price', 'own/price/style.css', undefined],
    ['_shared/cards', 'own/_shared/cards.css', undefined],
    ['_shared/rows', 'engine/_shared/rows.css', ['<ul>', 'class="row"']],
    ['price/wide', 'own/price/wide.css', ['wide']],
  ]);
  expect(findSheets(undefined, 'price', engineBlocks)).toEqual([]);
});

test('the other imports stay for the bundler', () => {
  expect(withoutSheets(files['own/price/style.css'] ?? '', style, engineBlocks)).toBe(
    "@import './parts.css';\n.block-price {}\n",
  );
});
