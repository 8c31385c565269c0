import { expect, it } from 'vitest';
import { shownPages } from './shown-pages.ts';

it('shows all of a few pages', () => {
  expect(shownPages(1, 1)).toEqual([1]);
  expect(shownPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('shows both ends and the neighbours of the page among many', () => {
  expect(shownPages(1, 20)).toEqual([1, 2, 'gap', 20]);
  expect(shownPages(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  expect(shownPages(20, 20)).toEqual([1, 'gap', 19, 20]);
});

it('leaves no gap for a single page', () => {
  expect(shownPages(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
  expect(shownPages(6, 9)).toEqual([1, 'gap', 5, 6, 7, 8, 9]);
});
