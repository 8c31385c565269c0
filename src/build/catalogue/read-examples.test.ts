import { expect, test } from 'vitest';
import { parse } from '../../content/yaml/parse.ts';
import { indented, readExamples } from './read-examples.ts';

test('each entry is taken as it stands, with its line', () => {
  const text =
    '# remark\n- type: text\n  body: |\n    - a list\n    - in a text\n- type: text # two\n';
  expect(readExamples(text)).toEqual([
    { text: '- type: text\n  body: |\n    - a list\n    - in a text', line: 2 },
    { text: '- type: text # two', line: 6 },
  ]);
});

test('an entry that refers to another is written out, so that it can be copied alone', () => {
  const text =
    '- type: text\n  items: [&one { a: 1 }, &two { a: 2 }]\n  body: Two *stars*, *, *no reference\n- type: text\n  items: [*one, *two]\n';
  const [first, second] = readExamples(text);
  expect(first?.text).toContain('&one');
  expect(parse(second?.text ?? '').data).toEqual([{ type: 'text', items: [{ a: 1 }, { a: 2 }] }]);
});

test('indented as in a page, with its empty lines left empty', () => {
  expect(indented('- a: |\n\n    b')).toBe('  - a: |\n\n      b\n');
});
