import { expect, it } from 'vitest';
import { noTime, timeLeft, untilNextSecond } from './time-left.ts';

const end = Date.parse('2027-03-01T09:00:00+04:00');

it('shows zeros when the moment has passed', () => {
  expect(timeLeft(end, end)).toEqual(noTime);
  expect(timeLeft(end, end + 86_400_000)).toEqual(noTime);
  expect(untilNextSecond(end, end + 1)).toBe(0);
});

it('divides what is left among days, hours, minutes and seconds', () => {
  const left = ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000;
  expect(timeLeft(end, end - left)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

it('counts a second that has begun until it is over', () => {
  expect(timeLeft(end, end - 1)).toEqual({ ...noTime, seconds: 1 });
  expect(timeLeft(end, end - 59_001)).toEqual({ ...noTime, minutes: 1 });
  expect(untilNextSecond(end, end - 1)).toBe(1);
  expect(untilNextSecond(end, end - 59_001)).toBe(1);
  expect(untilNextSecond(end, end - 60_000)).toBe(1000);
});
