/** Converts days and times as editors write them, in the site's time zone, to moments. */
import { Temporal } from 'temporal-polyfill';

/** `2026-12-01`, `2026-12-01 08:00` or `2026-12-01T08:00`. */
export const TIME_PATTERN = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2})?$/;

const zoned = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);

/** Returns whether a time zone exists (https://www.iana.org/time-zones). */
export function isTimeZone(name: string): boolean {
  try {
    return zoned(0, name) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns the moment of a written day or time, in milliseconds since 1970; `undefined` when it does not exist.
 *
 * @param edge of a day without a time: `from` means its first moment, `until` the first of the next day
 */
export function momentOf(
  text: string,
  timeZone: string,
  edge: 'from' | 'until',
): number | undefined {
  if (!TIME_PATTERN.test(text)) return undefined;
  const isDay = text.length === 'YYYY-MM-DD'.length;
  try {
    const written = Temporal.PlainDateTime.from(text);
    const meant = isDay && edge === 'until' ? written.add({ days: 1 }) : written;
    return meant.toZonedDateTime(timeZone).epochMilliseconds;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns a moment in the local time of a zone: `2026-12-01 08:00`. */
export function timeIn(moment: number, timeZone: string): string {
  const shown = zoned(moment, timeZone).toPlainDateTime();
  return shown.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
