import { yaml } from '@codemirror/lang-yaml';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { linePlace } from './tree-path.ts';

const page = `title: Home
blocks:
  # The banner
  - type: banner
    title: Water

  - type: card-grid
    items:
      - title: Pumps
        text: >-
          They turn: always.
      - title: Pipes
    perRow:
`.split('\n');

/** Returns what is typed at the end of a line, with other lines above and below it. */
function placeBetween(above: string[], line: string, below: string[] = []) {
  const start = above.map((one) => `${one}\n`).join('');
  const doc = [start + line, ...below].join('\n');
  return linePlace(EditorState.create({ doc, extensions: [yaml()] }), start.length + line.length);
}

/** Returns what is typed at the end of a line that stands below the first `count` lines of the page. */
const placeBelow = (count: number, line: string) =>
  placeBetween(page.slice(0, count), line, page.slice(count));

test.each([
  ['a field of the page', 1, 'de', { path: [], typed: 'de', column: 0 }],
  ['the value of a field', 1, 'draft: tr', { path: [], key: 'draft', typed: 'tr', column: 0 }],
  ['a field of a block', 5, '    te', { path: ['blocks', 0], typed: 'te', column: 4 }],
  ['a new block', 6, '  - ty', { path: ['blocks', 1], typed: 'ty', column: 4 }],
  [
    'the type of a new block',
    6,
    '  - type: ',
    { path: ['blocks', 1], key: 'type', typed: '', column: 4 },
  ],
  [
    'a field of an entry',
    12,
    '        i',
    { path: ['blocks', 1, 'items', 1], typed: 'i', column: 8 },
  ],
  ['a field behind entries', 12, '    st', { path: ['blocks', 1], typed: 'st', column: 4 }],
  ['a field of a group', 13, '      b', { path: ['blocks', 1, 'perRow'], typed: 'b', column: 6 }],
])('%s is found', (_what, count, line, place) => {
  expect(placeBelow(count, line)).toEqual(place);
});

test('entries may stand as far to the left as the name of their list', () => {
  const above = ['blocks:', '- type: banner', '- type: text'];
  expect(placeBetween(above, '  bo')).toEqual({ path: ['blocks', 1], typed: 'bo', column: 2 });
  expect(placeBetween(above, '- ty')).toEqual({ path: ['blocks', 2], typed: 'ty', column: 2 });
  expect(placeBetween(above, 'ti')).toEqual({ path: [], typed: 'ti', column: 0 });
});

test('within a text nothing is completed', () => {
  expect(placeBelow(10, '          th')).toBeUndefined();
  expect(placeBelow(5, '    two words')).toBeUndefined();
  expect(
    placeBetween(['body:', '  - >-', '    The first line', '    Then: it'], '    '),
  ).toBeUndefined();
});
