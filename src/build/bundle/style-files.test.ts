import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseSheet, styleFiles } from './style-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pagewright-styles-'));
afterAll(() => rmSync(root, { recursive: true }));

const files: Record<string, string> = {
  'engine/_shared/styles/cards.css': "@import './rows.css';\n.cards {}\n",
  'engine/_shared/styles/rows.css': '.rows {}\n',
  'own/_shared/styles/rows.css': '.rows {}\n',
  'own/price/style.css':
    "@import '../_shared/styles/cards.css';\n@import '../_shared/styles/rows.css';\n@import './wide.css';\n.block-price {}\n",
  'own/price/wide.css': '.wide {',
  'own/lost/style.css': "@import './gone.css';\n",
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const filesOf = (name: string) =>
  styleFiles(path.join(root, name), path.join(root, 'engine')).map((file) =>
    path.relative(root, file),
  );

test('a sheet is made of what it imports, a site’s own before the engine’s, and of itself', () => {
  expect(filesOf('own/price/style.css')).toEqual([
    'engine/_shared/styles/rows.css',
    'engine/_shared/styles/cards.css',
    'own/_shared/styles/rows.css',
    'own/price/wide.css',
    'own/price/style.css',
  ]);
});

test('an import that leads nowhere is named', () => {
  expect(() => filesOf('own/lost/style.css')).toThrow(/There is no file \.\/gone\.css, which .*/);
});

test('a sheet without its imports is on one line, whatever stands in its comments', () => {
  const css = "@import './a.css';\n/* The footer's corner. */\n.a {\n  color: red;\n}\n";
  expect(parseSheet(css, 'b.css')).toEqual({ css: '.a{color:red}', imports: ['./a.css'] });
});

test('a mistake is reported with its place', () => {
  expect(() => parseSheet('.a {\n  color: red;\n}}\n', 'b.css')).toThrow(
    expect.objectContaining({ loc: { line: 4, column: 1 } }),
  );
});
