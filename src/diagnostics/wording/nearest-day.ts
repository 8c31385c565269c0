import { Temporal } from 'temporal-polyfill';

/**
 * Returns a text that begins with a date such as 2026-02-31 with the nearest existing day of the same month; `undefined`
 * for other texts.
 */
export function nearestDay(text: string): string | undefined {
  const [, year, month, day, rest = ''] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)($|T.*)/.exec(text) ?? [];
  if (!year) return undefined;
  const date = { year: Number(year), month: Number(month), day: Math.max(Number(day), 1) };
  return `${Temporal.PlainDate.from(date)}${rest}`;
}
