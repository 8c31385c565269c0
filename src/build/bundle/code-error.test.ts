import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeCodeError } from './code-error.ts';

let root: string;
let view: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pagewright-fault-'));
  view = path.join(root, 'blocks/note/view.tsx');
  mkdirSync(path.dirname(view), { recursive: true });
  writeFileSync(view, 'one\ntwo\nthree\nfour\nfive\nsix\n');
});
afterAll(() => rmSync(root, { recursive: true }));

test('of what the bundler says the sentence is kept, and its drawing and colours left out', () => {
  const said =
    '\u001b[31m[PARSE_ERROR] \u001b[0mExpected `</p>`\n    ╭─[ view.tsx:5:2 ]\n    │ five';
  const inner = Object.assign(new Error(said), { loc: { file: view, line: 5, column: 1 } });
  const error = Object.assign(new Error('Transform failed'), { errors: [inner] });
  expect(describeCodeError(error, [root])).toEqual({
    message: 'Expected `</p>`',
    place: 'blocks/note/view.tsx:5:2',
    at: { file: view, line: 5, column: 2 },
    frame: '  2 | two\n  3 | three\n  4 | four\n> 5 | five\n    |  ^',
  });
});

test('the place of an error of running code is the first of a block in its stack', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'more')");
  error.stack = `${error}\n    at render (/engine/node_modules/react.tsx:9:9)\n    at Note (${view}:3:2)\n    at ${view}:1:1`;
  expect(describeCodeError(error, [root])).toMatchObject({
    message: error.message,
    place: 'blocks/note/view.tsx:3:2',
    frame: '  1 | one\n  2 | two\n> 3 | three\n    |  ^',
  });
});

test.each([
  `Failed to load url ../_shared/a.ts (resolved id: ../_shared/a.ts) in ROOT/blocks/note/view.tsx. Does the file exist?`,
  `Failed to resolve import "../_shared/a.ts" from "blocks/note/view.tsx". Does the file exist?`,
])('a missing file is reported in other words than Vite’s: %s', (said) => {
  const error = new Error(said.replace('ROOT', root));
  const message = 'There is no file ../_shared/a.ts, which blocks/note/view.tsx imports.';
  expect(describeCodeError(error, [root])).toEqual({ message, place: undefined, frame: '' });
});

test('an error of the build’s bundler has the same message, at the line of the source', () => {
  writeFileSync(view, "import type { A } from 'types';\nimport { b } from '../_shared/b.ts';\n");
  const said =
    "[UNRESOLVED_IMPORT] Could not resolve '../_shared/b.ts' in blocks/note/view.tsx\n   ╭─[ blocks/note/view.tsx:1:8 ]";
  const unresolved = { code: 'UNRESOLVED_IMPORT', id: view, exporter: '../_shared/b.ts' };
  expect(describeCodeError(Object.assign(new Error(said), unresolved), [root])).toMatchObject({
    message: 'There is no file ../_shared/b.ts, which blocks/note/view.tsx imports.',
    place: 'blocks/note/view.tsx:2:20',
  });
  const drawn = '[builtin:vite-transform] Unexpected token\n    ╭─[ blocks/note/view.tsx:1:8 ]';
  const error = Object.assign(new Error(drawn), { loc: { line: 1, column: 7 } });
  expect(describeCodeError(error, [root])).toMatchObject({
    message: 'Unexpected token',
    place: 'blocks/note/view.tsx:1:8',
  });
  const exports =
    '[MISSING_EXPORT] "default" is not exported by "blocks/note/view.tsx".\n  ╭─[ \0virtual:blocks:97:8 ]';
  const lacking = { code: 'MISSING_EXPORT', id: '\0virtual:blocks', exporter: view };
  expect(describeCodeError(Object.assign(new Error(exports), lacking), [root])).toEqual({
    message: 'blocks/note/view.tsx has no export default.',
    place: undefined,
    frame: '',
  });
});

test.each([
  [
    '@acme/words/de',
    'There is no package @acme/words, which blocks/note/view.tsx imports. Install it: npm install @acme/words',
  ],
  [
    'pagewright/block',
    /imports pagewright\/block, which is not there for blocks: there are pagewright\/blocks, /,
  ],
])('a package that is missing is told with what to do: %s', (name, message) => {
  writeFileSync(view, `import { a } from '${name}';\n`);
  const said = `[vite]: Rolldown failed to resolve import "${name}" from "blocks/note/view.tsx".\nThis is most likely unintended.`;
  expect(describeCodeError(new Error(said), [root])).toMatchObject({
    message: typeof message === 'string' ? message : expect.stringMatching(message),
    place: 'blocks/note/view.tsx:1:20',
  });
});

test('what is thrown and no error is reported as it is', () => {
  expect(describeCodeError('oops', [root])).toMatchObject({ message: 'oops', place: undefined });
});
