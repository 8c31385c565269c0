import { expect, test } from 'vitest';
import { endText } from './number-text.ts';

test.each([
  [{ value: 19 }, '19'],
  [{ value: 0.1 }, '0.1'],
  [{ value: -12.25 }, '-12.25'],
  [{ value: 98.6, decimals: 0 }, '99'],
  [{ value: 12, decimals: 1 }, '12.0'],
  [{ value: 1 / 3 }, '0.3333'],
  [{ value: 12_345.5, prefix: 'AED ', suffix: 'm' }, 'AED 12,345.5m'],
])('%j is shown as %s', (stat, text) => {
  expect(endText(stat)).toBe(text);
});
