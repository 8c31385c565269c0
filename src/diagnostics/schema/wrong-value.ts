/** Describes invalid values of the right type. */
import type { Schema, SchemaError } from '../../content/model/json-schema.ts';
import { formats } from '../../content/schemas/validate.ts';
import type { Fix } from '../model/rule.ts';
import type { Refused } from '../model/schema-params.ts';
import { isSameWord, meant } from '../wording/nearest.ts';
import { firstSentence, guessed, listed } from '../wording/phrases.ts';
import { valueSynonym } from '../wording/synonyms.ts';
import { eitherDay, isClosed, isDay, weekdaysIn } from './days-and-hours.ts';
import { numberIn } from './number-in-text.ts';
import { otherForms } from './other-forms.ts';
import { capital, exampleOf, lead, show, switchHint, switchOf } from './value-words.ts';

/** The message and hint about a value. */
interface Wording extends Fix {
  message: string;
  hint: string;
}

/** Returns the message and hint about an invalid value, by the schema keyword that it violates. */
export function describeWrongValue(refused: Refused, timeZone?: string): Wording {
  const { name, error } = refused;
  const { keyword, params, data, parentSchema: schema } = error;
  const about = firstSentence(schema.description ?? '');
  const limit = Number(params.limit);
  if (/pattern|format/.test(keyword) && isClosed(String(data)) && isTimeField(schema)) {
    const hint = 'On a day on which nothing is open, delete the whole entry.';
    return { message: notPossible(data, name), hint };
  }
  switch (keyword) {
    case 'enum':
      return notAllowed(params.allowedValues as unknown[], data, refused);
    case 'const':
      return notAllowed([params.allowedValue], data, refused);
    case 'pattern':
      return wrongForm(refused, timeZone);
    case 'format':
      return wrongFormat(String(data), String(params.format), about || `${name} needs this form.`);
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
    case 'exclusiveMaximum':
      return outOfBounds(error, name, limit, about);
    case 'minLength':
      return {
        message: `${capital(name)} is too short.`,
        hint: `It needs at least ${limit} characters. ${about}`.trim(),
      };
    case 'maxLength':
      return {
        message: `${capital(name)} is too long: it has ${String(data).length} characters, and ${limit} are the most that fit.`,
        hint: 'Shorten it.',
      };
    case 'maxItems':
      return {
        message: `The list ${name} has ${(data as unknown[]).length} entries, and ${limit} are the most that are possible.`,
        hint: 'Delete some of them.',
      };
    case 'uniqueItems':
      return {
        message: `The list ${name} has the same entry twice: entries ${Number(params.j) + 1} and ${Number(params.i) + 1}.`,
        hint: 'Delete or change one of them.',
      };
    case 'minProperties':
      return {
        message: `${capital(name)} ${Object.keys(data as object).length === 0 ? 'is empty' : 'has too few fields'}.`,
        hint: `It can have ${listed(Object.keys(schema.properties ?? {}), 'and')}.`,
      };
    default:
      return {
        message: notPossible(data, name),
        hint: about || 'Look at how other pages use this block.',
      };
  }
}

const isTimeField = ({ pattern, format }: Schema): boolean =>
  format === 'time' || (pattern !== undefined && new RegExp(pattern, 'u').test('09:30'));

const notPossible = (data: unknown, name: string): string =>
  `${capital(show(data))} is not a possible value of ${name}.`;

function outOfBounds(
  { keyword, data, parentSchema }: SchemaError,
  name: string,
  limit: number,
  about: string,
): Wording {
  const isLeast = /minimum/i.test(keyword);
  const bound = /exclusive/.test(keyword)
    ? `${isLeast ? 'more' : 'less'} than ${limit}`
    : `${limit} or ${isLeast ? 'more' : 'less'}`;
  const sized = parentSchema.pattern && `${data} kB`;
  if (sized && new RegExp(parentSchema.pattern ?? '').test(sized)) {
    return { message: `${capital(name)} has no unit.`, hint: guessed(sized, about) };
  }
  return {
    message: `${capital(name)} is ${data}, which is too ${isLeast ? 'small' : 'large'}.`,
    hint: `Write ${bound}. ${about}`.trim(),
  };
}

function notAllowed(allowed: unknown[], data: unknown, refused: Refused): Wording {
  const { name } = refused;
  const words = allowed.flatMap((value) => (typeof value === 'object' ? [] : String(value)));
  const days = weekdaysIn(String(data), words);
  if (days.length > 1) {
    const hint = `Only one fits here: write an entry for each of ${listed(days, 'and')}.`;
    return { message: notPossible(data, name), hint };
  }
  const one = Array.isArray(data) ? data.find((entry) => allowed.includes(entry)) : undefined;
  if (one !== undefined) {
    return {
      message: notPossible(data, name),
      hint: `Only one fits here: ${lead(refused)}${one}.`,
    };
  }
  const written = typeof data === 'object' ? '' : String(data);
  const foreign = refused.error.parentSchema['x-foreign-values']?.find(({ values }) =>
    values.some((value) => isSameWord(value, written)),
  );
  if (foreign) return { message: notPossible(data, name), hint: foreign.advice };
  const near = written ? meant(written, words) : {};
  const other = near.sure
    ? undefined
    : (days[0] ?? valueSynonym(written, refused.error.parentSchema));
  const suggestion = other ?? nearestNumber(data, allowed) ?? near.suggestion;
  // A suggestion by spelling alone is not certain: another value may be meant.
  const sure = suggestion !== undefined && isSameWord(suggestion, written);
  return {
    message: notPossible(data, name),
    hint: guessed(suggestion, `Possible: ${listed(words, 'and')}.`),
    ...(suggestion ? { suggestion } : {}),
    ...(sure ? { sure } : {}),
    // A number is written without quotation marks.
    ...(allowed.includes(Number(suggestion)) && sure ? { fix: { text: suggestion } } : {}),
  };
}

/** Returns the allowed number that is closest to a given one; `undefined` when there are no numbers. */
function nearestNumber(data: unknown, allowed: unknown[]): string | undefined {
  const numbers = allowed.filter((value) => typeof value === 'number');
  const written = Number(numberIn(String(data)));
  if (numbers.length === 0 || Number.isNaN(written)) return undefined;
  const apart = (number: number) => Math.abs(number - written);
  return String(numbers.reduce((best, one) => (apart(one) < apart(best) ? one : best)));
}

/** Describes a text that does not match a pattern, and suggests another form of it that does. */
function wrongForm(refused: Refused, timeZone?: string): Wording {
  const { name, error } = refused;
  const { pattern = '', description } = error.parentSchema;
  const message = noSuchDay(String(error.data)) ?? notPossible(error.data, name);
  const form = new RegExp(pattern, 'u');
  if (switchOf(error.data) !== undefined) return { message, hint: switchHint(refused) };
  const text = String(error.data);
  const bare = (guess: string) => guess.replace(/^"|"$/g, '');
  const isColour = form.test('#000000') && form.test('red');
  const word = valueSynonym(text, error.parentSchema);
  const found = [...(word ? [word] : []), ...otherForms(text, error.parentSchema, timeZone)].find(
    // For a colour, other forms of its words are not colours.
    (guess) =>
      form.test(bare(guess)) &&
      guess !== text &&
      // When the pattern allows any words, only a part of the text violates it.
      !form.test('Some words') &&
      !(isColour && (bare(guess).includes('-') || (text.startsWith('#') && !/^"?#/.test(guess)))),
  );
  const either = form.test('2026-01-31') ? eitherDay(text) : undefined;
  if (either) return { message, hint: either };
  const hintAboutPlaces = lostPlaces(text, description);
  if (hintAboutPlaces) return { message, hint: hintAboutPlaces };
  const ofDigits = 'After # stand three, six or eight digits, 0 to 9 and a to f. ';
  return {
    message,
    hint: found
      ? guessed(found, description)
      : `${isColour && text.startsWith('#') ? ofDigits : ''}${description || 'Look at how other pages write it.'}${asIn(refused)}`,
    ...(found ? { suggestion: bare(found) } : {}),
  };
}

/**
 * Returns the hint about places in braces, such as `{count}`, that a text lacks though the description of its field
 * names them; `undefined` when it has all.
 */
function lostPlaces(text: string, description = ''): string | undefined {
  const places = /\{[^{}]+\}/g;
  const lost = (description.match(places) ?? []).filter((place) => !text.includes(place));
  if (lost.length === 0) return undefined;
  const others = (text.match(places) ?? []).filter((place) => !description.includes(place));
  const instead = others.length > 0 ? `in place of ${listed(others, 'and')}` : 'in it';
  return `Write ${listed([...new Set(lost)], 'and')} ${instead}, in English and with its braces. ${description}`;
}

/** Returns a sentence with an example of the field, unless its description already has it. */
function asIn(refused: Refused): string {
  const { examples = [], description = '' } = refused.error.parentSchema;
  const isNew = examples.length > 0 && !description.includes(String(examples[0]));
  return isNew ? ` Write it as in ${exampleOf(refused)}.` : '';
}

const formatNames: { [format: string]: string } = {
  email: 'an e-mail address such as name@example.org',
  date: 'a date such as 2026-01-31',
  time: 'a time such as 09:30',
  'date-time': 'a date with a time such as 2026-01-31T09:30:00Z',
  uri: 'a full address such as https://example.org',
};

/** Describes a text that does not match a named format. */
function wrongFormat(text: string, format: string, about: string): Wording {
  const form = formats[format];
  const either = format === 'date' ? eitherDay(text) : undefined;
  if (either) return { message: `${show(text)} may mean two days.`, hint: either };
  const noDay = noSuchDay(text);
  const suggestion = otherForms(text).find((guess) =>
    noDay ? isDay(guess) : form instanceof RegExp && form.test(guess),
  );
  return {
    message: noDay ?? `${show(text)} is not ${formatNames[format] ?? format}.`,
    hint: guessed(suggestion, about),
    ...(suggestion ? { suggestion } : {}),
  };
}

/** Returns the message about a date that does not exist; `undefined` for other texts. */
const noSuchDay = (text: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}/.test(text) && !isDay(text)
    ? `There is no such day as ${text.slice(0, 10)}.`
    : undefined;
