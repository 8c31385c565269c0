import { expect, test } from 'vitest';
import { timeBefore } from './enquiry-commands.ts';

test.each([
  ['1m', '2026-03-31', '2026-02-28'],
  ['1y', '2028-02-29', '2027-02-28'],
  ['90d', '2026-03-31', '2025-12-31'],
  ['2w', '2026-03-31', '2026-03-17'],
])('%s before %s is %s', (text, now, before) => {
  expect(timeBefore(text, Date.parse(now)).toISOString()).toBe(`${before}T00:00:00.000Z`);
});

test.each(['', '1', 'm', '1.5y', '2 y', '12345d'])('"%s" is no length of time', (text) => {
  expect(() => timeBefore(text, 0)).toThrow('90d, 12w, 24m, 2y');
});
