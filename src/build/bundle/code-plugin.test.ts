import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeCodeError } from './code-error.ts';
import { codePlugin } from './code-plugin.ts';

let root: string;
let view: string;
beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'pagewright-imports-')));
  view = path.join(root, 'blocks/note/view.tsx');
  mkdirSync(path.dirname(view), { recursive: true });
  writeFileSync(path.join(root, 'blocks/note/words.ts'), 'export const words = 1;\n');
});
afterAll(() => rmSync(root, { recursive: true }));

/** Bundles a block; returns the description of the error, if there is one. */
async function bundle(code: string, site = root) {
  writeFileSync(view, code);
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [codePlugin([path.join(site, 'blocks')])],
      build: { write: false, rolldownOptions: { input: view } },
    });
    return undefined;
  } catch (error) {
    return describeCodeError(error, [root]);
  }
}

test.each([
  [
    "import { a } from '../_shared/a.ts';",
    'There is no file ../_shared/a.ts, which blocks/note/view.tsx imports.',
  ],
  [
    "export * from '@acme/words/de';",
    'There is no package @acme/words, which blocks/note/view.tsx imports. Install it: npm install @acme/words',
  ],
  [
    "import { b } from 'pagewright/block';",
    'blocks/note/view.tsx imports pagewright/block, which is not there for blocks: there are pagewright/blocks, pagewright/carousel, pagewright/forms, pagewright/icons and pagewright/styles/NAME.css.',
  ],
])(
  'an import that leads nowhere is told at its place, with what to do: %s',
  async (line, message) => {
    const found = await bundle(`import type { T } from 'types';\n${line}\nexport default 1;\n`);
    expect(found).toMatchObject({
      message,
      place: `blocks/note/view.tsx:2:${line.indexOf("'") + 2}`,
    });
  },
);

test('a site may be opened through a symbolic link', async () => {
  const link = `${root}-link`;
  symlinkSync(root, link);
  const found = await bundle("import './gone.ts';\n", link);
  unlinkSync(link);
  expect(found?.message).toMatch(/^There is no file \.\/gone\.ts/);
});

test('a mistake of syntax is told at its place', async () => {
  const found = await bundle('export default function Note() {\n  return <p>one;\n}\n');
  expect(found).toMatchObject({
    message: expect.stringMatching(/^Unexpected token/),
    place: 'blocks/note/view.tsx:3:1',
  });
});

test('imports of files, and of types alone, are left alone', async () => {
  const code =
    "import { words } from './words.ts';\nimport { type T } from './gone.ts';\nexport default words as T;\n";
  expect(await bundle(code)).toBeUndefined();
});
