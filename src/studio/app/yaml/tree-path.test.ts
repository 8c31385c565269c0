import { yaml } from '@codemirror/lang-yaml';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { rangeOf, spanAt, typeAt } from './tree-path.ts';

const text = `title: Home
blocks:
  - type: banner # at the top
    title: "Water"
  - &grid
    type: card-grid
    items:
      - { title: Pumps, "text": They turn. }
      - title: Pipes
`;
const state = EditorState.create({ doc: text, extensions: [yaml()] });
const at = (words: string) => spanAt(state, text.indexOf(words)).path;

test('a position is converted to the path of its value', () => {
  expect(at('Home')).toEqual(['title']);
  expect(at('Water')).toEqual(['blocks', 0, 'title']);
  expect(at('type: card')).toEqual(['blocks', 1, 'type']);
  expect(at('They turn')).toEqual(['blocks', 1, 'items', 0, 'text']);
  expect(at('Pipes')).toEqual(['blocks', 1, 'items', 1, 'title']);
});

test('a path is converted to the lines of its value', () => {
  const written = (path: (string | number)[]) => {
    const range = rangeOf(state, path);
    return range && text.slice(range.from, range.to);
  };
  expect(written(['blocks', 0])).toBe('type: banner # at the top\n    title: "Water"');
  expect(written(['blocks', 1, 'items', 0, 'text'])).toBe('"text": They turn.');
  expect(written(['blocks', 7])).toBeUndefined();
});

test('the type of a block is read from the text', () => {
  expect(typeAt(state, ['blocks', 1])).toBe('card-grid');
  expect(typeAt(state, ['blocks', 1, 'items', 0])).toBeUndefined();
});
