import { expect, test } from 'vitest';
import { firstSentence, listed } from './phrases.ts';

test('lists are read like sentences, and cut when they are long', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'], 'and')]).toEqual([
    '',
    'a',
    'a or b',
    'a, b and c',
  ]);
  expect(listed(['a', 'b', 'c', 'd'], 'or', 2)).toBe('a, b … (4 in all)');
});

test('the first sentence of a description', () => {
  expect(firstSentence('One. Two.')).toBe('One.');
  expect(firstSentence('See example.org for more')).toBe('See example.org for more');
});
