/** Converts days, times and opening hours in common notations to those of Pagewright. */
import { Temporal } from 'temporal-polyfill';
import { nearestDay } from '../wording/nearest-day.ts';
import { listed } from '../wording/phrases.ts';

/** Returns a day with a time: `2026-12-01T08:00:00Z` and `1 December 2026, 8 pm` are `2026-12-01 08:00`. */
export function dayTimes(text: string): string[] {
  const [, day = '', time = ''] =
    /^(.*\d{4}|\d{4}-\d\d-\d\d)(?:T|,?\s+(?:at\s+)?)(noon|midday|\d{1,2}(?:[:.h]\d{2})?(?:\s*(?:[ap]\.?m\.?|uhr|h))?)(?::\d{2}(?:\.\d+)?)?\s*(?:Z|UTC|GMT)?$/i.exec(
      text,
    ) ?? [];
  return days(day).flatMap((date) => times(time).map((clock) => `${date} ${clock}`));
}

/**
 * Returns a day, with or without a time, in ISO 8601 form.
 *
 * @param siteZone the time zone of texts that name none
 */
export function isoMoments(text: string, siteZone: string): string[] {
  const timeZone = /(?:Z|UTC|GMT)$/i.test(text) ? 'UTC' : siteZone;
  return [...dayTimes(text), ...days(text)].map((moment) => {
    const { offset } = Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone);
    const time = moment.includes(' ') ? moment.replace(' ', 'T') : `${moment}T00:00`;
    return `${time}:00${offset === '+00:00' ? 'Z' : offset}`;
  });
}

/**
 * Returns a day in the form of the site: 31.01.2026 and 31 January 2026 are 2026-01-31. A month or a year alone is its
 * first day, or its last one.
 */
export function days(text: string): string[] {
  const numbers = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d\d)$/.exec(text);
  if (numbers) {
    const [, day = '', , month = '', short = ''] = numbers;
    const year = short.padStart(4, '20');
    if (eitherDay(text)) return [];
    return Number(month) > 12 ? inDigits(year, day, month) : inDigits(year, month, day);
  }
  const yearFirst = text.replace(/^(\d{1,2})[./-](\d{4})$/, '$2-$1');
  const [, ofYear, ofMonth] = /^((?:19|20)\d\d)(?:[./-](\d{1,2}))?$/.exec(yearFirst) ?? [];
  if (ofYear) return endsOf(ofYear, ofMonth);
  const [, year, month = '', day = ''] =
    /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?![\d])/.exec(text) ??
    /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ??
    [];
  if (year) return Number(month) > 12 ? inDigits(year, day, month) : inDigits(year, month, day);
  return daysInWords(text);
}

/**
 * Returns a sentence with both days that a date such as 03/04/2026 may mean: the month is first in some countries;
 * `undefined` for other texts.
 */
export function eitherDay(text: string): string | undefined {
  const [, one = '', other = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (!year || Number(one) > 12 || Number(other) > 12 || Number(one) === Number(other))
    return undefined;
  const readings = [inDigits(year, other, one), inDigits(year, one, other)].flat();
  const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `Write ${listed(readings.map((day) => `${day} for ${inWords.format(Date.parse(day))}`))}.`;
}

/** Returns a day whose month is a word, in one of several languages. */
function daysInWords(text: string): string[] {
  // Spreadsheets write 16-Jan-27.
  const english = inEnglish(text).replace(/^(\d{1,2})-([a-z]{3})-(\d\d)$/i, '$1 $2 20$3');
  // "End of December 2026" is not clear.
  const isMonth = /^\s*[\p{L}.]+,? \d{4}$/u.test(text);
  if (
    !(isMonth || /(?<!\d)\d{1,2}(?!\d)/.test(text)) ||
    !/\d{4}/.test(english) ||
    !/jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i.test(english)
  )
    return [];
  const time = Date.parse(`${english.replace(/(\d)(?:st|nd|rd|th|er)\b/, '$1')} UTC`);
  const found = Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
  if (!isDay(found)) return [];
  return isMonth ? endsOf(found.slice(0, 4), found.slice(5, 7)) : [found];
}

/** Returns the first and the last day of a month, or of a year. */
function endsOf(year: string, month?: string): string[] {
  const last = `${year}-${(month ?? '12').padStart(2, '0')}-31`;
  return [...inDigits(year, month ?? '01', '01'), nearestDay(last) ?? []].flat();
}

/** The languages in which days and months are understood, English first. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ar'];

let months: string[][] | undefined;

/** Returns the names of the months in several languages, English first. */
function namesOfMonths(): string[][] {
  months ??= languages.map((lang) => {
    const { format } = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
  });
  return months;
}

/** Returns a day with the English name of its month. */
function inEnglish(text: string): string {
  const [english = [], ...others] = namesOfMonths();
  const isIn = (name: string) => text.toLowerCase().includes(name.toLowerCase());
  const month = others.find((names) => names.some(isIn))?.findIndex(isIn);
  if (month === undefined) return text;
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0] ?? '';
  const year = /\d{4}/.exec(text)?.[0] ?? '';
  return `${day} ${english[month]} ${year}`;
}

function inDigits(year: string, month: string, day: string): string[] {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? [text] : [];
}

/** Returns whether a date exists: 2026-02-30 does not. */
export function isDay(date: string): boolean {
  const time = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date.slice(0, 10));
}

/** Returns a time in the form `19:30`, from `7:30 pm`, `19.30`, `8`, or `19.3`, the number that YAML makes of 19.30. */
export function times(text: string): string[] {
  if (/^(?:noon|midday)$/i.test(text)) return ['12:00'];
  const [, hours, minutes = '0', suffix] =
    /^(\d\d)(\d\d)$/.exec(text) ??
    /^(\d{1,2})(?:[:.h](\d{1,2}))?(?::\d\d)?(?:\s*(am|pm|a\.m\.|p\.m\.|uhr|h|o'clock)|\s*[-–].*)?$/i.exec(
      text,
    ) ??
    [];
  if (hours === undefined) return [];
  const isLate = /^p/i.test(suffix ?? '') && Number(hours) < 12;
  const hour = /^a/i.test(suffix ?? '') && hours === '12' ? 0 : Number(hours) + (isLate ? 12 : 0);
  // The number 19.3 has lost the zero of 19.30.
  const minute = text.includes('.') && minutes.length === 1 ? `${minutes}0` : minutes;
  if (hour > 23 || Number(minute) > 59) return [];
  return [`${String(hour).padStart(2, '0')}:${minute.padStart(2, '0')}`];
}

/** The days of the week, as https://schema.org/openingHours has them. */
const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** What stands between the two ends of a range of days or times. */
const UNTIL = '(?:[-–—]|\\s(?:to|until|till|through|bis|à|au|a|tot|إلى)\\s)';

let weekdays: string[][] | undefined;

/** Returns the names of each day in lower case, Monday first. */
function namesOfDays(): string[][] {
  weekdays ??= codes.map((code, index) => {
    // 1 June 2026 is a Monday.
    const day = new Date(2026, 5, 1 + index);
    const names = languages.flatMap((lang) =>
      (['long', 'short'] as const).map((weekday) => day.toLocaleDateString(lang, { weekday })),
    );
    return [code, ...names].map((name) => name.toLowerCase().replace(/s?\.?$/, ''));
  });
  return weekdays;
}

/**
 * Returns the day that a word names, in full, in the plural or abbreviated: 0 for `Mo`, `Mondays`, `Montag`; -1 when
 * it names none.
 */
function dayOf(text: string): number {
  const word = text.toLowerCase().replace(/s?\.?$/, '');
  const days = namesOfDays();
  const exact = days.findIndex((names) => names.includes(word));
  if (exact !== -1 || word.length < 3) return exact;
  return days.findIndex((names) => names.some((name) => name.startsWith(word)));
}

/** Returns the day that a word or number means: `1` is Monday, `7` and `0` are Sunday. */
const numberedDay = (text: string) => (/^[0-7]$/.test(text) ? (Number(text) + 6) % 7 : dayOf(text));

/**
 * Returns the first and last day of a range such as `Mon-Fri` or `Montag bis Freitag`; twice the same for a single
 * day.
 */
function daysIn(text: string): [first: number, last: number] | undefined {
  const days = text.split(new RegExp(UNTIL, 'iu')).map((word) => numberedDay(word.trim()));
  const [first = -1, last = first] = days;
  return days.length > 2 || days.includes(-1) ? undefined : [first, last];
}

/** Returns those of the allowed values that a text with days of the week means. */
export function weekdaysIn(text: string, possible: string[]): string[] {
  if (possible.some((one) => dayOf(one) === -1)) return [];
  const ranges = text.split(/\s*(?:[,&/+،]|\s(?:and|und|et|y|e|en|و)\s)\s*/).map(daysIn);
  const isNamed = (day: number) =>
    ranges.some((range) => range !== undefined && day >= range[0] && day <= range[1]);
  return ranges.includes(undefined) ? [] : possible.filter((one) => isNamed(dayOf(one)));
}

/**
 * Converts opening hours to the form of https://schema.org/openingHours: `Monday to Friday, 8am to 6pm` is
 * `Mo-Fr 08:00-18:00`. Empty when the text has another form.
 */
export function openingHours(text: string, timesIn: (text: string) => string[]): string[] {
  const form = new RegExp(
    `^(\\D*?|[0-7](?:\\s*[-–—]\\s*[0-7])?)[\\s,:]+(?:from |von )?(\\d.*?)\\s*${UNTIL}\\s*(\\d.*?)$`,
    'iu',
  );
  const [, words = '', from = '', to = ''] = form.exec(text) ?? [];
  const [first, last] = daysIn(words)?.map((day) => codes[day]) ?? [];
  const [[opens], [closes]] = [timesIn(from), timesIn(to)];
  if (!first || !opens || !closes) return [];
  return [`${first === last ? first : `${first}-${last}`} ${opens}-${closes}`];
}

/** Matches words in place of a time on a day without opening hours. */
const CLOSED =
  /^(?:closed|none|no|off|-+|–|—|n\/?a|geschlossen|zu|ruhetag|ferm[ée]e?|cerrado|chiuso|gesloten|fechado|مغلق)$/iu;
export const isClosed = (text: string): boolean => CLOSED.test(text.trim());
