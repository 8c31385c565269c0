import { byReason, type Params, type Rule } from '../model/rule.ts';
import { nearest } from '../wording/nearest.ts';
import { nearestDay } from '../wording/nearest-day.ts';
import { guessed } from '../wording/phrases.ts';

export const rule: Rule<'odd-time'> = {
  code: 730,
  severity: 'error',
  title: 'A day or a time zone that there is not',
  why: 'Pages, blocks and entries appear and disappear at the times that are written, in the time zone of the site.',
  bad: 'publishFrom: 2026-02-30',
  good: 'publishFrom: 2026-03-01',
  ...byReason<Params<'odd-time'>>({
    'no-such-time': {
      message: ({ text }) => `There is no such day or time as ${text}.`,
      hint: ({ text }) => {
        const nearest = nearestDay(text.slice(0, 10));
        const day = nearest && nearest !== text.slice(0, 10) ? nearest : '2026-12-01';
        return `Write the day as ${day}, or with a time as ${day} 08:00.`;
      },
    },
    'no-such-day': {
      message: ({ text }) => `There is no such day as ${text}.`,
      hint: ({ text, nearest }) =>
        text.slice(0, 7) === nearest.slice(0, 7)
          ? `The nearest day of that month is ${nearest}.`
          : guessed(nearest, 'The year stands first, then the month, then the day.'),
      fix: ({ nearest }) => ({ suggestion: nearest }),
    },
    'no-such-zone': {
      message: ({ text }) => `There is no time zone called ${text}.`,
      hint: ({ text }) =>
        guessed(zoneOf(text), 'Write a region and a city, such as Asia/Dubai or Europe/London.'),
      fix: ({ text }) => {
        const suggestion = zoneOf(text);
        return suggestion ? { suggestion } : {};
      },
    },
    'ends-first': {
      message: 'This ends before it begins, so it would never be shown.',
      hint: 'Are the two the wrong way round? Let publishUntil name a later day than publishFrom.',
    },
  }),
};

/** Returns the time zone of a city, or else the one with the most similar name. */
function zoneOf(text: string): string | undefined {
  const zones = Intl.supportedValuesOf('timeZone');
  const city = text.trim().replaceAll(' ', '_').toLowerCase();
  return zones.find((zone) => zone.toLowerCase().endsWith(`/${city}`)) ?? nearest(text, zones);
}
