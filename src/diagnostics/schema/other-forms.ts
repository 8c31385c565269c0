/** Converts values in common notations to the form that a field requires, to suggest what was probably meant. */
import { repairedName } from '../../content/model/names.ts';
import { repairedAddress } from '../wording/email-address.ts';
import { nearestDay } from '../wording/nearest-day.ts';
import { withLatinDigits } from './number-in-text.ts';
import { openingHours } from './opening-hours.ts';

/**
 * Functions that convert a text to other forms. A field is offered the first form that it allows. Forms that only one
 * kind of field allows may be anywhere in the list; forms that any text field allows come last.
 */
const conversions: ((text: string) => string[])[] = [
  sortedBy,
  pathOfAddress,
  (text) => [text],
  dayTimes,
  (text) => [nearestDay(text) ?? text],
  colours,
  (text) => [text.replaceAll('_', '-')],
  mailboxes,
  addresses,
  shortened,
  hexColours,
  names,
  days,
  times,
  (text) => openingHours(text, times),
  languages,
  sizes,
  isoMoments,
];

/** Returns the forms in which a text may be meant, the likeliest first. */
export function otherForms(text: string): string[] {
  const plain = withLatinDigits(text.trim()).replace(/[\u2010-\u2015\u2212]/g, '-');
  return conversions.flatMap((formsOf) => formsOf(plain));
}

/** Returns the path of a full address. */
function pathOfAddress(text: string): string[] {
  return /^https?:\/\//.test(text) ? [text.replace(/^https?:\/\/[^/]+(?=\/)/, '')] : [];
}

/** Returns a text as a path and as a full address, and an address with other slashes at its ends. */
function addresses(text: string): string[] {
  return [
    `/${text}`,
    `/${text.replace(/\.[a-z]{2,4}$/, '')}`,
    text.replace(/^(https?):?\/+/i, '$1://'),
    `https://${text}`,
    `https://${text.replace(/\/+$/, '')}`,
    text.replace(/\/+$/, ''),
    text.replace(/^\/+|\/+$/g, ''),
  ];
}

/**
 * Returns a text without its extension or final punctuation, the origin of an address, and the last segment of a
 * path.
 */
function shortened(text: string): string[] {
  return [
    text.replace(/\.[a-z]{2,4}$/, ''),
    text.replace(/[;,.]+$/, ''),
    ...(/^https?:\/\/[^/]+\//.test(text) ? [text.split('/').slice(0, 3).join('/')] : []),
    text.replace(/^.*\//, ''),
  ];
}

/** Returns a text as a colour or an anchor, in quotation marks because # begins a comment. */
function hexColours(text: string): string[] {
  return [`"#${text}"`, `"#${repairedName(text)}"`];
}

/** Returns a text as a name in lower case with dashes. */
function names(text: string): string[] {
  // A colour without its # would be taken for a name.
  const isHex = /^#[\da-f]+$/i.test(text);
  const dashed = text.toLowerCase().replace(/[\s_]+/g, '-');
  return [
    ...(isHex ? [] : [dashed.replace(/^#/, '')]),
    ...(/^[\p{Script=Latin}\P{L}]+$/u.test(text) ? [repairedName(text)] : []),
  ];
}

/** Returns a day, with or without a time, in ISO 8601 form. */
function isoMoments(text: string): string[] {
  return [
    ...dayTimes(text).map((moment) => `${moment.replace(' ', 'T')}:00Z`),
    ...days(text).map((day) => `${day}T00:00:00Z`),
  ];
}

/** Returns an e-mail address with its typing mistakes corrected, with and without `mailto:`. */
function mailboxes(words: string): string[] {
  // To deceive robots people write the @ as a word. Of several addresses the first is used.
  const [text = ''] = words.replace(/\s*[([{]at[)\]}]\s*|\s+at\s+/i, '@').split(/[,;]\s+|\s/);
  if (!text.includes('@')) return [];
  const address = repairedAddress(text) ?? text;
  return [address, addressOf(address) ?? address, `mailto:${address}`];
}

/** Returns the `tel:` or `mailto:` address of a telephone number or e-mail address; `undefined` for other texts. */
export function addressOf(text: string): string | undefined {
  if (/^[^\s@/]+@[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const digits = text.replace(/\(0\)|[^\d+]/g, '');
  return digits.length > 5 && /^[+\d(][\d\s()/.+-]+$/.test(text) ? `tel:${digits}` : undefined;
}

/** Returns a day with a time: `2026-12-01T08:00:00Z` and `1 December 2026, 8 pm` are `2026-12-01 08:00`. */
function dayTimes(text: string): string[] {
  const [, day = '', time = ''] =
    /^(.*\d{4}|\d{4}-\d\d-\d\d)(?:T|,?\s+(?:at\s+)?)(noon|midday|midnight|\d{1,2}(?:[:.h]\d{2})?(?:\s*[ap]\.?m\.?)?)(?::\d{2}(?:\.\d+)?)?Z?$/i.exec(
      text,
    ) ?? [];
  return days(day).flatMap((date) => times(time).map((clock) => `${date} ${clock}`));
}

/** Returns a file size with its unit as the site file has it: `95 kilobytes` is `95 kB`. */
function sizes(text: string): string[] {
  const [, number = '', unit = ''] =
    /^(\d+(?:[.,]\d+)?)\s*([km])(?:i?b|ilo|ega|ilobytes?|egabytes?)?$/i.exec(text) ?? [];
  return unit ? [`${number.replace(',', '.')} ${/k/i.test(unit) ? 'kB' : 'MB'}`] : [];
}

const languageCodes =
  'ar bn da de el en es fa fi fr he hi it ja ko ml nb nl pl pt ru sv ta th tl tr uk ur zh';

/**
 * Returns the code of a language from its name, in English or in the language itself: `German` and `Deutsch` are
 * `de`.
 */
function languages(text: string): string[] {
  return languageCodes.split(' ').filter((code) =>
    ['en', code].some((lang) => {
      const name = new Intl.DisplayNames(lang, { type: 'language' }).of(code);
      return name?.toLowerCase() === text.toLowerCase();
    }),
  );
}

/**
 * Returns a colour in CSS form from its two words or its three numbers: `dark blue` is `darkblue`, and `44 90 63` is
 * `#2c5a3f`.
 */
function colours(text: string): string[] {
  const isColour =
    /^(?:dark|light|medium|pale|deep|hot|midnight|royal|sky|steel|forest|navy)[ -](?:blue|red|green|gr[ae]y|pink|orange|violet|magenta|cyan|salmon|turquoise)$/i;
  if (isColour.test(text)) return [text.toLowerCase().replace(/[ -]/g, '')];
  const numbers = /^(\d{1,3})[\s,;/]+(\d{1,3})[\s,;/]+(\d{1,3})$/.exec(text)?.slice(1) ?? [];
  const parts = numbers.map((one) => Number(one).toString(16).padStart(2, '0'));
  return parts.length > 0 ? [`"#${parts.join('')}"`] : [];
}

/** Returns the sort order of a list from the notation of databases: `date desc` is `-date`. */
function sortedBy(text: string): string[] {
  if (/^(?:newest|latest|most recent)\b/i.test(text)) return ['-date'];
  if (/^oldest\b/i.test(text)) return ['date'];
  const [, field, direction = ''] = /^([\w.]+)[\s:,-]+(asc|desc|↑|↓)(?:ending)?$/i.exec(text) ?? [];
  // A list is sorted by one field only.
  const [, only] = /^(-?[\w.]+)\s*,\s*-?[\w.]+/.exec(text) ?? [];
  if (only && !field) return [only];
  return field ? [`${/desc|↓/i.test(direction) ? '-' : ''}${field}`] : [];
}

/** Returns a day in the form of the site: 31.01.2026 and 31 January 2026 are 2026-01-31. */
function days(text: string): string[] {
  const numbers = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d\d)$/.exec(text);
  if (numbers) {
    const [, day = '', , month = '', short = ''] = numbers;
    const year = short.padStart(4, '20');
    // Ambiguous: 03/04 is in March in some countries and in April in others.
    if (text.includes('/') && Number(day) <= 12 && Number(month) <= 12) return [];
    return Number(month) > 12 ? inDigits(year, day, month) : inDigits(year, month, day);
  }
  const [, year, month, day] =
    /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?![\d])/.exec(text) ??
    /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ??
    [];
  if (year && month && day)
    return Number(month) > 12 ? inDigits(year, day, month) : inDigits(year, month, day);
  // Spreadsheets count days from 30 December 1899.
  if (/^[2-6]\d{4}$/.test(text)) {
    return [new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)];
  }
  // 16-Jan-27, another form of spreadsheets.
  const english = inEnglish(text).replace(/^(\d{1,2})-([a-z]{3})-(\d\d)$/i, '$1 $2 20$3');
  // Without its day, "Dec 2026" would be read as the first of the month.
  const hasDay = /(?<!\d)\d{1,2}(?!\d)/.test(english);
  if (
    !hasDay ||
    !/\d{4}/.test(english) ||
    !/jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i.test(english)
  )
    return [];
  const time = Date.parse(`${english.replace(/(\d)(?:st|nd|rd|th|er)\b/, '$1')} UTC`);
  const isWords = !Number.isNaN(time);
  return isWords ? [new Date(time).toISOString().slice(0, 10)] : [];
}

const months = new Map<string, string[]>();

/** Returns the names of the months in a language, made once: a formatter takes 0.4 ms to make. */
function monthsIn(lang: string): string[] {
  const known = months.get(lang);
  if (known) return known;
  const { format } = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
  months.set(lang, names);
  return names;
}

/** Returns a day with the English name of its month. */
function inEnglish(text: string): string {
  const english = monthsIn('en');
  for (const lang of ['de', 'fr', 'es', 'it', 'nl', 'pt', 'ar']) {
    const names = monthsIn(lang);
    const month = names.findIndex((name) => text.toLowerCase().includes(name.toLowerCase()));
    if (month === -1) continue;
    const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0] ?? '';
    const year = /\d{4}/.exec(text)?.[0] ?? '';
    return `${day} ${english[month]} ${year}`;
  }
  return text;
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
function times(text: string): string[] {
  if (/^(?:noon|midday)$/i.test(text)) return ['12:00'];
  if (/^midnight$/i.test(text)) return ['00:00'];
  const [, hours, minutes = '0', half] =
    /^(\d\d)(\d\d)$/.exec(text) ??
    /^(\d{1,2})(?:[:.h](\d{1,2}))?(?::\d\d)?(?:\s*(am|pm|a\.m\.|p\.m\.|uhr|h|o'clock)|\s*[-–].*)?$/i.exec(
      text,
    ) ??
    [];
  if (hours === undefined) return [];
  const isLate = /^p/i.test(half ?? '') && Number(hours) < 12;
  const hour = /^a/i.test(half ?? '') && hours === '12' ? 0 : Number(hours) + (isLate ? 12 : 0);
  // The number 19.3 has lost the zero of 19.30.
  const minute = text.includes('.') && minutes.length === 1 ? `${minutes}0` : minutes;
  if (hour > 23 || Number(minute) > 59) return [];
  return [`${String(hour).padStart(2, '0')}:${minute.padStart(2, '0')}`];
}
