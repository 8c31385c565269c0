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

test('a component that is not exported is told in other words than the bundler’s', () => {
  const exports =
    '[MISSING_EXPORT] "default" is not exported by "blocks/note/view.tsx".\n  ╭─[ \0virtual:blocks:97:8 ]';
  const lacking = { code: 'MISSING_EXPORT', id: '\0virtual:blocks', exporter: view };
  expect(describeCodeError(Object.assign(new Error(exports), lacking), [root])).toEqual({
    message: 'blocks/note/view.tsx has no export default.',
    place: undefined,
    frame: '',
  });
});

test('what is thrown and no error is reported as it is', () => {
  expect(describeCodeError('oops', [root])).toMatchObject({ message: 'oops', place: undefined });
});
