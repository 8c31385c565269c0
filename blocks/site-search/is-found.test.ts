import { expect, test } from 'vitest';
import { isFound } from './is-found.ts';

test.each([
  ['Soft Services', 'SERV', true],
  ['About Us', 'ou', true],
  ['About Us', 'SERV', false],
  ['About Us', '', false],
  ['About Us', '  ', false],
])('%s for %j: %j', (title, typed, found) => {
  expect(isFound(title, typed)).toBe(found);
});
