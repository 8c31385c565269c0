/**
 * Isolates telephone numbers in right-to-left texts. For the bidirectional algorithm each group of digits is a word
 * of its own, so the groups would be displayed in reverse order: UAX #9, https://www.unicode.org/reports/tr9/.
 */
import { mapChildren } from '../content/model/data.ts';

/**
 * LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE. Characters and not elements, so that they work in plain text and
 * in HTML, and are equal on both sides of hydration.
 */
const [ISOLATE, POP] = ['\u2066', '\u2069'];

/** Fields that a form sends and nobody reads. */
const sent: (string | number)[] = ['default', 'options'];

/** Matches a tag, or groups of digits that are not part of a word, an address or an isolated number. */
const TAG_OR_DIGITS = /<[^>]*>|(?<![\w/=#?&.\u2066-]|\w:)[+(]*\d(?:[ \u00a0()-]{0,2}\d)+(?![\w/])/g;

/**
 * A telephone number begins with a country code, an area code or 800. Periods of years and dates (05-12-2026) are not
 * isolated.
 */
const PHONE_START = /^\(?(?:\+|800[ \u00a0-]|0(?!\d-\d\d-))/;
/** The shortest number that is written in groups: 800 1234. */
const MIN_DIGITS = 7;

const isPhone = (text: string) =>
  PHONE_START.test(text) && text.replace(/\D/g, '').length >= MIN_DIGITS;

const isolated = (text: string) =>
  text.replace(TAG_OR_DIGITS, (found) => (isPhone(found) ? ISOLATE + found + POP : found));

/**
 * Returns a block's data with the telephone numbers in its texts isolated, at any depth. Values that forms send stay
 * as they are.
 */
export function isolatePhones<Value>(value: Value): Value {
  const result =
    typeof value === 'string'
      ? isolated(value)
      : mapChildren(value, (child, name) => (sent.includes(name) ? child : isolatePhones(child)));
  return result as Value;
}
