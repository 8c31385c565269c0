import { expect, test } from 'vitest';
import { isTimeZone, momentOf, timeIn } from './zoned-time.ts';

const iso = (text: string, zone: string, edge: 'from' | 'until' = 'from') => {
  const moment = momentOf(text, zone, edge);
  return moment === undefined ? undefined : new Date(moment).toISOString();
};

test('a day begins when the clocks of its zone say so', () => {
  expect(iso('2026-12-01', 'Asia/Dubai')).toBe('2026-11-30T20:00:00.000Z');
  expect(iso('2026-12-01', 'UTC')).toBe('2026-12-01T00:00:00.000Z');
  expect(iso('2026-12-01 08:30', 'America/New_York')).toBe('2026-12-01T13:30:00.000Z');
  expect(iso('2026-12-01T08:30', 'Asia/Dubai')).toBe('2026-12-01T04:30:00.000Z');
});

test('until a day means to its end, until a time that time', () => {
  expect(iso('2026-12-31', 'Asia/Dubai', 'until')).toBe('2026-12-31T20:00:00.000Z');
  expect(iso('2026-12-31 18:00', 'Asia/Dubai', 'until')).toBe('2026-12-31T14:00:00.000Z');
});

test('on the days on which clocks change, the hour after the change is right', () => {
  expect(iso('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(iso('2026-03-29 03:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(iso('2026-10-25 12:00', 'Europe/Berlin')).toBe('2026-10-25T11:00:00.000Z');
});

test.each(['2026-02-30', '2026-13-01', '2026-12-01 24:00', '2026-12-01 08:60', '1.12.2026', ''])(
  '"%s" is no time',
  (text) => {
    expect(iso(text, 'UTC')).toBeUndefined();
  },
);

test('a moment is written as the clocks of a zone show it', () => {
  expect(timeIn(Date.parse('2026-11-30T20:00:00Z'), 'Asia/Dubai')).toBe('2026-12-01 00:00');
});

test('zones are known by their names', () => {
  expect(isTimeZone('Asia/Dubai')).toBe(true);
  expect(isTimeZone('Asia/Dubay')).toBe(false);
});
