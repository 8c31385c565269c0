/** Days and times as an editor writes them, in the time zone of the site, as moments. */

/** `2026-12-01`, `2026-12-01 08:00` or `2026-12-01T08:00`. */
export const timePattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?$/;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const numeric = 'numeric' as const;
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Returns whether there is a time zone of that name (https://www.iana.org/time-zones). */
export function isTimeZone(name: string): boolean {
  // making a format takes a hundredth of a second, which a site without times can do without
  if (name === 'UTC') return true;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns how far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}

/**
 * Returns the moment that a text means; `undefined` when there is no such day or time.
 *
 * @param edge of a day without a time: `from` means its first moment, `until` the first of the next day
 */
export function momentOf(
  text: string,
  timeZone: string,
  edge: 'from' | 'until',
): number | undefined {
  const [, year, month, day, hour, minute] = timePattern.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const isDay = hour === undefined || Number.isNaN(hour);
  const [h, m] = isDay ? [0, 0] : [hour, minute ?? 0];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || h > 23 || m > 59) {
    return undefined;
  }
  const next = isDay && edge === 'until' ? 1 : 0;
  const wall = Date.UTC(year, month - 1, day + next, h, m);
  // The offset of the guess may be that of the other side of a clock change.
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}

/** Returns a moment as the clocks of a zone show it: `2026-12-01 08:00`. */
export function timeIn(moment: number, timeZone: string): string {
  const shown = new Date(moment + offsetAt(moment, timeZone));
  return shown.toISOString().slice(0, 16).replace('T', ' ');
}
