import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

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
