/** Converts values in common notations to the form that a field requires, to suggest what was probably meant. */
import { colorsNamed } from 'culori';
import type { Schema } from '../../content/model/json-schema.ts';
import { repairedName } from '../../content/model/names.ts';
import { nearestDay } from '../wording/nearest-day.ts';
import { repairedAddress } from '../wording/repaired-address.ts';
import { days, dayTimes, isoMoments, openingHours, times } from './days-and-hours.ts';
import { withLatinDigits } from './number-in-text.ts';

/**
 * Functions that convert a text to other forms. A field is offered the first form that it allows. Forms that only one
 * kind of field allows may be anywhere in the list; forms that any text field allows come last.
 */
const conversions: ((text: string, timeZone: string, about: string) => string[])[] = [
  sortedBy,
  pathOfAddress,
  (text) => [text],
  dayTimes,
  (text) => [nearestDay(text) ?? text],
  colours,
  // The place on a page without the page.
  (text) => [text.replace(/^[^#]+(#.+)$/, '"$1"')],
  (text) => [text.replaceAll('_', '-')],
  mailboxes,
  addresses,
  shortened,
  hexColours,
  names,
  (text, _timeZone, about) => (/\blast day\b/i.test(about) ? days(text).reverse() : days(text)),
  times,
  (text) => openingHours(text, times),
  languages,
  sizes,
  weights,
  isoMoments,
];

/**
 * Returns the forms in which a text may be meant, the likeliest first; moments have the offset of a time zone.
 *
 * @param description what the field says about its values
 */
export function otherForms(
  text: string,
  { description = '' }: Schema = {},
  timeZone = 'UTC',
): string[] {
  const plain = withLatinDigits(text.trim()).replace(/[\u2010-\u2015\u2212]/g, '-');
  return conversions.flatMap((formsOf) => formsOf(plain, timeZone, description));
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
    // Redirects write the changing part of an address in another way than the names of files.
    text.replace(/(?<=\/):(\w+)/g, '[$1]'),
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

/**
 * Returns a text, or the last part of a path, as a colour or an anchor, in quotation marks because # begins a comment.
 */
function hexColours(text: string): string[] {
  return [`"#${text}"`, `"#${repairedName(text.replace(/^.*\//, ''))}"`];
}

/** Returns a text as a name in lower case with dashes. */
function names(text: string): string[] {
  // A colour without its # would be taken for a name.
  const isHex = /^#[\da-f]+$/i.test(text);
  const dashed = text.toLowerCase().replace(/[\s_]+/g, '-');
  return [
    ...(isHex ? [] : [dashed.replace(/^#/, '')]),
    ...(/^[\p{Script=Latin}\P{L}]+$/u.test(text) ? [repairedName(text)] : []),
    dashed.replace(/^[^a-z]+/, ''),
  ];
}

/** Returns an e-mail address with its typing mistakes corrected, with and without `mailto:`. */
function mailboxes(words: string): string[] {
  // To deceive robots people write the @ as a word. Of several addresses the first is used.
  // Mail programs write <name@example.org>.
  const [text = ''] = words
    .replace(/^<|>$/g, '')
    .replace(/\s*[([{]at[)\]}]\s*|\s+at\s+/i, '@')
    .split(/[,;]\s+|\s/);
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

/** Returns a range of font weights as style sheets have it: `300-900` is `300 900`. */
function weights(text: string): string[] {
  return [text.replace(/^(\d+)\s*[-,/]\s*(\d+)$/, '$1 $2')];
}

/** Returns a file size with its unit as the site file has it: `95 kilobytes` is `95 kB`. */
function sizes(text: string): string[] {
  const [, number = '', unit = ''] =
    /^(\d+(?:[.,]\d+)?)\s*([km])(?:i?b|ilo|ega|ilobytes?|egabytes?)?$/i.exec(text) ?? [];
  return unit ? [`${number.replace(',', '.')} ${/k/i.test(unit) ? 'kB' : 'MB'}`] : [];
}

const LANGUAGE_CODES =
  'ar bn da de el en es fa fi fr he hi it ja ko ml nb nl pl pt ru sv ta th tl tr uk ur zh';

/**
 * Returns the code of a language from its name, in English or in the language itself: `German` and `Deutsch` are
 * `de`.
 */
function languages(text: string): string[] {
  return LANGUAGE_CODES.split(' ').filter((code) =>
    ['en', code].some((lang) => {
      const name = new Intl.DisplayNames(lang, { type: 'language' }).of(code);
      return name?.toLowerCase() === text.toLowerCase();
    }),
  );
}

/**
 * Returns a colour in CSS form from its words or its three numbers: `dark blue` is `darkblue`, `teal green` is `teal`,
 * and `44 90 63` is `#2c5a3f`.
 */
function colours(text: string, _timeZone: string, about: string): string[] {
  const words = text.toLowerCase().split(/[ -]+/);
  const names = /colou?r/i.test(about) ? [words.join(''), ...words] : [];
  const name = names.find((one) => Object.hasOwn(colorsNamed, one));
  if (name) return [name];
  const numbers = /^(\d{1,3})[\s,;/]+(\d{1,3})[\s,;/]+(\d{1,3})$/.exec(text)?.slice(1) ?? [];
  const parts = numbers.map((one) => Number(one).toString(16).padStart(2, '0'));
  return parts.length > 0 ? [`"#${parts.join('')}"`] : [];
}

/** Returns the sort order of a list from the notation of databases: `date desc` is `-date`. */
function sortedBy(text: string): string[] {
  if (/^(?:newest|latest|most recent)\b/i.test(text)) return ['-date'];
  if (/^oldest\b/i.test(text)) return ['date'];
  const [, field, direction = ''] =
    /^([\w.]+)[\s:,(-]+(asc|desc|↑|↓|newest|latest|oldest)/i.exec(text) ?? [];
  // A list is sorted by one field only.
  const [, only] = /^(-?[\w.]+)\s*,\s*-?[\w.]+/.exec(text) ?? [];
  if (only && !field) return [only];
  return field ? [`${/desc|↓|newest|latest/i.test(direction) ? '-' : ''}${field}`] : [];
}
