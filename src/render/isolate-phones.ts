/**
 * Telephone numbers in texts that run from right to left. To the rules of bidirectional text each group of digits is a word of its own, so they
 * would be drawn in the opposite order: UAX #9, https://www.unicode.org/reports/tr9/.
 */

/** LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE: they stand in plain texts as well as in HTML, and both sides of an island have them. */
const [ISOLATE, POP] = ['\u2066', '\u2069'];

/** What a form sends, and nobody reads. */
const sent = ['default', 'options'];

/** A tag, or digits in groups that begin neither within a word or address nor behind a mark. */
const tagOrDigits = /<[^>]*>|(?<![\w/=#?&.\u2066-]|\w:)[+(]*\d(?:[ \u00a0()-]{0,2}\d)+(?![\w/])/g;

/** Numbers begin with a country, an area or 800; periods of years and dates (05-12-2026) are read in the page's direction. */
const phoneStart = /^\(?(?:\+|800[ \u00a0-]|0(?!\d-\d\d-))/;
/** The shortest that is written in groups: 800 1234. */
const fewestDigits = 7;

const isPhone = (text: string) =>
  phoneStart.test(text) && text.replace(/\D/g, '').length >= fewestDigits;

const isolated = (text: string) =>
  text.replace(tagOrDigits, (found) => (isPhone(found) ? ISOLATE + found + POP : found));

/**
 * Returns a block's data, at any depth, with marks around the telephone numbers in its texts that keep their order on a
 * page from right to left. Links, and what forms send, stay as they are.
 */
export function isolatePhones<Value>(value: Value): Value {
  return inside(value) as Value;
}

function inside(value: unknown): unknown {
  if (typeof value === 'string') return isolated(value);
  if (Array.isArray(value)) return value.map(inside);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      sent.includes(name) ? inner : inside(inner),
    ]),
  );
}
