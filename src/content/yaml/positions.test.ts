import { expect, test } from 'vitest';
import type { DataPath } from '../model/types.ts';
import { readPositions } from './positions.ts';

const text = `# a page
title: Home
base: &base
  tone: dark
  card: &card { title: One, "big": yes }
blocks:
  - type: banner
    text: |
      First line
      Second [link](/there)
    empty:
  - <<: *base
    type: grid
    items:
      - *card
      - { <<: [*card, { icon: star }], title: Two }
`;

/** Returns the text at a place, and where it begins: `3:1 words`. */
function words(path: DataPath, atKey = false, within = ''): string {
  const { line, column, endLine, endColumn } = readPositions(text).locate(path, {
    atKey,
    within,
  }).range;
  expect(endLine).toBe(line);
  const row = text.split('\n')[line - 1] ?? '';
  return `${line}:${column} ${row.slice(column - 1, endColumn - 1)}`;
}

test.each<[string, string, DataPath]>([
  ['a value', '2:8 Home', ['title']],
  ['a value in a list', '7:11 banner', ['blocks', 0, 'type']],
  ['a group: its first line', '7:5 type: banner', ['blocks', 0]],
  ['a list: its first line', '7:3 - type: banner', ['blocks']],
  ['a text of several lines: its indicator', '8:11 |', ['blocks', 0, 'text']],
  ['a name without a value', '11:5 empty', ['blocks', 0, 'empty']],
  ['a value through an alias: where it is written', '5:24 One', ['blocks', 1, 'items', 0, 'title']],
  ['a value through a merge: where it is written', '4:9 dark', ['blocks', 1, 'tone']],
  ['a value that goes before a merged one', '16:47 Two', ['blocks', 1, 'items', 1, 'title']],
  ['a value through a merge of several', '16:31 star', ['blocks', 1, 'items', 1, 'icon']],
  ['what is not there: what is around it', '7:5 type: banner', ['blocks', 0, 'image', 'src']],
  ['an entry that is not there', '7:3 - type: banner', ['blocks', 7, 'type']],
])('%s', (_name, expected, path) => {
  expect(words(path)).toBe(expected);
});

test.each<[string, boolean, DataPath]>([
  ['a value of its own', true, ['base', 'card', 'title']],
  ['a value through an alias', false, ['blocks', 1, 'items', 0, 'title']],
  ['a value further down through an alias', false, ['more', 'card', 'title']],
  ['a value through a merge', false, ['blocks', 1, 'tone']],
  ['a value that goes before a merged one', true, ['blocks', 1, 'items', 1, 'title']],
  ['what is not there', false, ['blocks', 7]],
])('%s is exactly that of its path: %s', (_name, exact, path) => {
  const positions = readPositions(`${text}more: *base\n`);
  expect(positions.locate(path).exact).toBe(exact);
  expect(positions.span(path) !== undefined).toBe(exact);
});

test('a name stands where it is written', () => {
  expect(words(['blocks', 0, 'type'], true)).toBe('7:5 type');
  expect(words(['base', 'card', 'big'], true)).toBe('5:29 "big"');
});

test('a part of a text is found within it', () => {
  expect(words(['blocks', 0, 'text'], false, '/there')).toBe('10:21 /there');
  expect(words(['title'], false, '/there')).toBe('2:8 Home');
});

test('a text that cannot be read gives its errors, and the places before them', () => {
  const positions = readPositions('title: Home\nitems: [1, 2\nend: x\n');
  expect(positions.errors[0]).toMatchObject({ code: 'BAD_INDENT', range: { line: 3, column: 1 } });
  expect(positions.locate(['title']).range).toMatchObject({ line: 1, column: 8 });
});

test('merges that go round in circles end', () => {
  expect(readPositions('a: &a\n  <<: *a\n  b: 1\n').locate(['a', 'c']).range).toMatchObject({
    line: 2,
  });
});
