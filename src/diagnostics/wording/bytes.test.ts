import { expect, test } from 'vitest';
import { bytesOf, formatBytes } from './bytes.ts';

test('sizes are read and written as people do', () => {
  expect([bytesOf('100 kB'), bytesOf('1.5MB'), bytesOf(12), bytesOf('much')]).toEqual([
    100_000,
    1_500_000,
    12,
    undefined,
  ]);
  expect([812, 64_200, 3_140_000, 16_105 - 16.1 * 1000].map(formatBytes)).toEqual([
    '812 B',
    '64.2 kB',
    '3.1 MB',
    '5 B',
  ]);
});
