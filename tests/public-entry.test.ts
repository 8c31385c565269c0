/** The imports of block authors by the package's name: `pagewright/blocks` and `pagewright/styles/…`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { SmallSite } from './small-site.ts';
import { importsOf, importTarget, projectRoot, sourceFiles } from './source-files.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const schema = (title: string) =>
  JSON.stringify({
    title,
    description: 'A price.',
    type: 'object',
    properties: {
      name: { description: 'Of what.', type: 'string' },
      text: { $ref: '/schema/shared.schema.json#/definitions/inlineMarkdown' },
      link: { $ref: '/schema/shared.schema.json#/definitions/link' },
    },
    required: ['name'],
  });

let site: SmallSite;
beforeAll(() => {
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
    'pages/index.yaml': `title: Home
description: A page with prices.
blocks:
  - type: price
    name: Oak
    text: By **weight**.
    link: { label: More, to: https://oak.example }
  - type: price-now
    name: Elm
`,
    'blocks/price/schema.json': schema('Price'),
    'blocks/price/view.tsx': `import { InlineText, type LinkData, MoreLink, SectionHeading } from 'pagewright/blocks';
export default function Price({ name, text, link }: { name: string; text?: string; link?: LinkData }) {
  return <div><SectionHeading heading={name} /><InlineText html={text} />{link ? <MoreLink link={link} /> : null}</div>;
}
`,
    'blocks/price/style.css':
      "@import 'pagewright/styles/cards.css';\n.block-price { color: var(--ink) }\n",
    'blocks/price-now/schema.json': schema('Price now'),
    'blocks/price-now/island.tsx': `import { useState } from 'react';
import { useReducedMotion, useT } from 'pagewright/blocks';
export default function PriceNow({ name }: { name: string }) {
  const [price, setPrice] = useState(1);
  const isQuiet = useReducedMotion();
  return <button type="button" data-quiet={isQuiet} aria-label={useT()('close', 'Close')} onClick={() => setPrice(price + 1)}>{name} {price}</button>;
}
`,
  });
});
afterAll(() => site.remove());

test('blocks of a site import components, hooks and style sheets by the name of the package', async () => {
  const { code, stderr } = await site.run('build');
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
  const html = site.read('dist/index.html');
  expect(html).toContain('By <strong>weight</strong>.');
  expect(html).toMatch(/<a href="https:\/\/oak\.example"[^>]*class="more-link"/);
  expect(html).toMatch(/<button type="button"[^>]*aria-label="Close"/);
  expect(html).toContain('.cards');
  // The script contains the island's own code, and not all possible imports.
  const scripts = readdirSync(path.join(site.root, 'dist/assets'));
  const own = scripts.find((name) => name.startsWith('price-now')) ?? '';
  expect(site.read(`dist/assets/${own}`)).not.toMatch(/more-link|visually-hidden/);
});

test('a missing export is reported by its name', async () => {
  const view = site.read('blocks/price/view.tsx');
  site.write('blocks/price/view.tsx', view.replaceAll('MoreLink', 'MoreLinks'));
  const { code, stderr } = await site.run('build');
  expect(code).toBe(1);
  expect(stderr).toContain('MoreLinks');
  expect(stderr).toContain('blocks/price/view.tsx');
  site.write('blocks/price/view.tsx', view);
});

test('the package names files that are there', () => {
  const files = Object.entries(packageFile.exports).flatMap(([name, target]) =>
    (typeof target === 'string' ? [target] : Object.values(target)).map((file) => [name, file]),
  );
  for (const [name, file = ''] of files) {
    expect(existsSync(path.join(projectRoot, file.replace('*', 'cards.css'))), name).toBe(true);
  }
});

test('the guide documents each name', () => {
  const entries = sourceFiles('blocks/_shared', /(?:entry|forms|icons)\.ts$/);
  expect(entries).toHaveLength(4);
  const names = entries.flatMap(({ file, text }) =>
    parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName }) => exportName.name ?? ''),
    ),
  );
  expect(names.length).toBeGreaterThan(15);
  const [guide] = sourceFiles('docs', /^blocks\.md$/);
  expect(names.filter((name) => !guide?.text.includes(`\`${name}\``))).toEqual([]);
});

test('the classes that the guides use have styles on every page', () => {
  const guides = sourceFiles('docs', /^(blocks|extend)\.md$/);
  const used = guides.flatMap(({ text }) => [...text.matchAll(/className="([^"]+)"/g)]);
  const classes = new Set(used.flatMap(([, names = '']) => names.split(' ')));
  expect(classes).toContain('container-narrow');
  const sheets = sourceFiles('blocks/_shared/styles', /^(base|layout|controls)\.css$/);
  const styles = sheets.map(({ text }) => text).join('\n');
  const hasStyle = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(styles);
  expect([...classes].filter((name) => !hasStyle(name))).toEqual([]);
});

/** Returns the packages that a file imports, even for types, directly or indirectly. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return [];
  seen.add(file);
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  return importsOf({ file, text }).flatMap((request) =>
    request.startsWith('.')
      ? packagesOf(importTarget(file, request), seen)
      : [/^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request],
  );
}

test('whatever its entries import, for types too, is installed with the package', () => {
  const entries = sourceFiles('blocks/_shared', /(?:entry|forms|icons)\.ts$/);
  const packages = entries.flatMap(({ file }) => packagesOf(file));
  expect(packages).toContain('react');
  const installed = Object.keys(packageFile.dependencies);
  expect([...new Set(packages)].filter((name) => !installed.includes(name))).toEqual([]);
});

test('the types of its entries are complete with only React’s', () => {
  // `config` imports the types of Vite, which the types of blocks must do without.
  const names = Object.keys(packageFile.exports).filter((name) =>
    /^\.\/(?!config)[a-z]+$/.test(name),
  );
  expect(names.length).toBeGreaterThan(3);
  const lines = names.map((name) => `import 'pagewright${name.slice(1)}';\n`);
  site.write('blocks/price/all.ts', lines.join(''));
  const modules = path.join(site.root, 'node_modules');
  mkdirSync(modules, { recursive: true });
  symlinkSync(projectRoot, path.join(modules, 'pagewright'), 'junction');
  const compilerOptions = {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    strict: true,
    types: [],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  };
  site.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['blocks/price/all.ts'] }));
  const { stdout, status } = spawnSync('npx', ['tsc', '-p', site.root], {
    cwd: projectRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect([stdout, status]).toEqual(['', 0]);
});
