import { expect, test } from 'vitest';
import { meant, nearest } from './nearest.ts';

test.each([
  ['baner', 'banner'],
  ['titel', 'title'],
  ['drak', 'dark'],
  ['Card-Grid', 'card-grid'],
  ['card', 'card-grid'],
  ['accordeon', 'accordion'],
  ['xy', undefined],
  ['nothing', undefined],
])('%s is probably %s', (word, meant) => {
  const words = ['banner', 'title', 'dark', 'card-grid', 'accordion', 'x'];
  expect(
    nearest(
      word,
      words.filter((one) => one !== word),
    ),
  ).toBe(meant);
});

test.each([
  ['truk', ['truck'], true],
  ['tabel', ['table'], true],
  ['fone', ['bone'], undefined],
  ['ext', ['text'], true],
])('%s is one of %j for certain: %s', (word, words, sure) => {
  expect(meant(word, words)).toEqual({ suggestion: words[0], ...(sure && { sure }) });
});
