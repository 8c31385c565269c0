import { expect, it } from 'vitest';
import schema from './schema.json';
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

it('rounds a second that has begun up', () => {
  expect(timeLeft(end, end - 1)).toEqual({ ...noTime, seconds: 1 });
  expect(timeLeft(end, end - 59_001)).toEqual({ ...noTime, minutes: 1 });
  expect(untilNextSecond(end, end - 1)).toBe(1);
  expect(untilNextSecond(end, end - 59_001)).toBe(1);
  expect(untilNextSecond(end, end - 60_000)).toBe(1000);
});

it.each([
  '2027-02-30T09:00:00+04:00',
  '2027-13-01T09:00Z',
  '2027-01-00T09:00Z',
  '2027-01-01T24:30Z',
])('is not given a moment that no calendar or clock has: %s', (moment) => {
  expect(moment).not.toMatch(new RegExp(schema.properties.date.pattern));
});

it.each(['2028-02-29T23:59:59+04:00', '2027-03-01T05:00Z', '2027-12-31T00:00-09:30'])(
  'takes %s',
  (moment) => expect(moment).toMatch(new RegExp(schema.properties.date.pattern)),
);
