import { expect, test } from 'vitest';
import { parse } from './parse.ts';
import { syntaxFlaws } from './syntax-cause.ts';

/** `code line:column` of what is said about a text that cannot be read. */
function said(text: string): string[] {
  const parsed = parse(text);
  if (parsed.data !== undefined) throw new Error(`this can be read: ${text}`);
  return syntaxFlaws('x.yaml', text, parsed).map(
    ({ code, place }) => `${code} ${place?.line}:${place?.column}`,
  );
}

test.each([
  ['a tab', 'a: 1\nb:\n\t- c\n', 'tab 3:1'],
  ['a tab after spaces', 'a: 1\nb:\n  - c: 1\n    \td: 2\n', 'tab 4:5'],
  ['too much indentation', 'a: 1\n  b: 2\n', 'indentation 2:3'],
  ['too little indentation', 'a:\n  - b: 1\n - c: 2\n', 'indentation 3:2'],
  ['an entry out of line', 'a:\n  - b: 1\n   c: 2\n', 'indentation 3:4'],
  ['a second colon', 'a: b\nc:\n  - d: Open: 9 to 5\n', 'unquoted-colon 3:8'],
  ['a second colon at the end', 'a: Note:\n  b\n', 'unquoted-colon 1:4'],
  ['a template and text', 'a: {{ b }} c\n', 'unquoted-template 1:4'],
  ['a template tag', 'a: {% if b %}c{% endif %}\n', 'unquoted-template 1:4'],
  ['a double quote not closed', 'a: "b\nc: d\n', 'unclosed-quote 1:4'],
  ['a single quote not closed', "a: 'b\nc: it's\n", 'unclosed-quote 1:4'],
  ['text after a double quote', 'a: "b" c\n', 'text-after-quote 1:4'],
  ['text after a single quote', "a: 'it's'\nb: c\n", 'text-after-quote 1:4'],
  ['bold text', 'a: **b** c\n', 'special-character 1:4'],
  ['an at sign', 'a: 1\nb: @home\n', 'special-character 2:4'],
  ['a back quote', 'a: `b`\n', 'special-character 1:4'],
  ['an ampersand', 'a: & b\n', 'special-character 1:4'],
  ['an exclamation mark', 'a: 1\nb: !important\n', 'special-character 2:4'],
  ['text after a block sign', 'a: | b\n', 'block-text 1:6'],
  ['a list beside its name', 'a: - b\n', 'list-in-line 1:4'],
  ['a missing space after a dash', 'a:\n  - b: 1\n  -c: 2\n', 'missing-space 3:3'],
  ['a missing space after the same dash twice', 'a:\n  -b: 1\n  -b: 2\n', 'missing-space 3:3'],
  ['a missing space after a colon', 'a:b\nc: d\n', 'missing-space 1:1'],
  ['a missing space before an address', 'a:\n  b: 1\n  to:/x\n', 'missing-space 3:3'],
  ['a missing space in the line above', 'a:\n  - b:x\n    c: d\n', 'missing-space 2:5'],
  ['a bracket not closed', 'a: [b, c\nd: e\n', 'unclosed-bracket 1:4'],
  ['a brace not closed', 'a: {b: c\nd: e\n', 'unclosed-bracket 1:4'],
  ['a line without a name', 'a: b\nhello\nc: d\n', 'line-without-name 2:1'],
  ['two documents', 'a: b\n---\nc: d\n', 'second-document 2:1'],
  ['an odd escape', 'a: "C:\\qiles"\n', 'escape 1:7'],
  ['an unprintable character', 'a: b\nc: d\u0007e\n', 'unprintable-character 2:5'],
  ['endless nesting', `a: ${'['.repeat(2000)}`, 'too-deep 1:1'],
])('%s', (_name, text, expected) => {
  expect(said(text)).toEqual([expected]);
});

test('all fields that stand twice are named, each where it stands again', () => {
  expect(said('a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\na: 2\n')).toEqual([
    'duplicate-key 5:3',
    'duplicate-key 6:1',
  ]);
});
