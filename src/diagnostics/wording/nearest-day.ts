/**
 * Returns a text that begins with a date such as 2026-02-31 with the nearest existing day of the same month; `undefined`
 * for other texts.
 */
export function nearestDay(text: string): string | undefined {
  const [, month, day, rest = ''] = /^(\d{4}-(?:0[1-9]|1[0-2]))-(\d\d)($|T.*)/.exec(text) ?? [];
  if (!month || !day) return undefined;
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const nearest = String(Math.min(Math.max(Number(day), 1), last)).padStart(2, '0');
  return `${month}-${nearest}${rest}`;
}
