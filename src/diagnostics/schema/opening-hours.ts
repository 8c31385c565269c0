/** Parses days of the week and opening hours in several languages. */

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ar'];
const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const until = '(?:[-–—]|\\s(?:to|until|till|through|bis|à|au|a|tot|إلى)\\s)';

/** Words for several days. */
const groups: [words: RegExp, days: [first: number, last: number]][] = [
  [/^(?:week ?days?|work(?:ing)? ?days?|werktags?|semaine)$/i, [0, 4]],
  [/^(?:week-?ends?|wochenende)$/i, [5, 6]],
  [/^(?:daily|every ?day|all days|täglich|tous les jours)$/i, [0, 6]],
];

let known: string[][] | undefined;

/** Returns the names of each day in lower case, Monday first. */
function namesOfDays(): string[][] {
  known ??= codes.map((code, index) => {
    // 1 June 2026 is a Monday.
    const day = new Date(2026, 5, 1 + index);
    const names = languages.flatMap((lang) =>
      (['long', 'short'] as const).map((weekday) => day.toLocaleDateString(lang, { weekday })),
    );
    return [code, ...names].map((name) => name.toLowerCase().replace(/s?\.?$/, ''));
  });
  return known;
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
  const group = groups.find(([word]) => word.test(text.trim()));
  if (group) return group[1];
  const days = text.split(new RegExp(until, 'iu')).map((word) => numberedDay(word.trim()));
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
    `^(\\D*?|[0-7](?:\\s*[-–—]\\s*[0-7])?)[\\s,:]+(?:from |von )?(\\d.*?)\\s*${until}\\s*(\\d.*?)$`,
    'iu',
  );
  const [, words = '', from = '', to = ''] = form.exec(text) ?? [];
  const [first, last] = daysIn(words)?.map((day) => codes[day]) ?? [];
  const [[opens], [closes]] = [timesIn(from), timesIn(to)];
  if (!first || !opens || !closes) return [];
  return [`${first === last ? first : `${first}-${last}`} ${opens}-${closes}`];
}

/** Matches words in place of a time on a day without opening hours. */
const closed =
  /^(?:closed|none|no|off|-+|–|—|n\/?a|geschlossen|zu|ruhetag|ferm[ée]e?|cerrado|chiuso|gesloten|fechado|مغلق)$/iu;
export const isClosed = (text: string): boolean => closed.test(text.trim());
