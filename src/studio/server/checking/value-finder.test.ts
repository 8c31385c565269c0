import { expect, test } from 'vitest';
import { valueFinder } from './value-finder.ts';

const text = `title: Home
blocks:
  # The banner
  - type: banner
    title: Water
  - type: card-grid
    items:
      - { title: Pumps, text: They turn. }
`;

test.each([
  ['a value', 5, 12, ['blocks', 0, 'title']],
  ['a name', 5, 5, ['blocks', 0, 'title']],
  ['before the first name of an entry', 6, 3, ['blocks', 1, 'type']],
  ['within braces', 8, 31, ['blocks', 1, 'items', 0, 'text']],
  ['a comment, by what stands before it', 3, 8, ['blocks']],
  ['below the text', 20, 1, ['blocks', 1, 'items', 0, 'text']],
])('%s is found by its line and column', (_what, line, column, path) => {
  expect(valueFinder(text)({ line, column })).toEqual(path);
});

test('a text without values has none', () => {
  expect(valueFinder('')({ line: 1, column: 1 })).toEqual([]);
});
