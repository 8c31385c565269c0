import { Temporal } from 'temporal-polyfill';

/**
 * Returns a text that begins with a date such as 2026-02-31 with the nearest existing day of the same month, or else of
 * the same year; `undefined` for other texts.
 */
export function nearestDay(text: string): string | undefined {
  const [, year, ...parts] = /^(\d{4})-(\d\d)-(\d\d)($|T.*)/.exec(text) ?? [];
  if (!year) return undefined;
  const [first, second] = parts.map((part) => Math.max(Number(part), 1)) as [number, number];
  // The day may stand before the month.
  const [month, day] = first > 12 && second <= 12 ? [second, first] : [first, second];
  const date = { year: Number(year), month, day };
  const [, , rest = ''] = parts;
  return `${Temporal.PlainDate.from(date)}${rest}`;
}
