/** Makes hints for values in place of an object. */

import { escapePattern } from '../../content/model/escape-pattern.ts';
import type { Schema } from '../../content/model/json-schema.ts';
import { playerPage } from '../../content/transform/check-file.ts';
import { inBraces } from '../../content/yaml/edits.ts';
import type { Refused } from '../model/schema-params.ts';
import { insteadOfPage } from '../wording/film-page.ts';
import { listed } from '../wording/phrases.ts';
import { valueSynonym } from '../wording/synonyms.ts';
import { FilledGroup } from './filled-group.ts';
import { numberIn } from './number-in-text.ts';
import { exampleOf, lead } from './value-words.ts';

/** Returns the hint for `data`, which is in place of an object. */
export function groupHint(data: unknown, refused: Refused): string {
  const { error, definitions } = refused;
  const schema = error.parentSchema;
  const objects = new FilledGroup(schema, definitions);
  const written = lead(refused);
  const counts =
    numbersFor(data, schema) ?? ofValueWords(String(data), schema) ?? ofPair(data, objects);
  if (counts) return `Write its fields: ${written}${counts}.`;
  if (Array.isArray(data)) return hintForList(data, schema, written);
  const text = String(data).replace(/^url\(["']?([^"')]+)["']?\)$/, '$1');
  const page = playerPage(text);
  const film = page && objects.ofFile('/videos/tour.mp4', 'film-path');
  if (film) {
    return `A film is a file here, and this is a page of ${page}’s with a player. ${insteadOfPage(`${written}${film}`)}`;
  }
  if (refused.asked) return `Write its fields: ${written}{ ${refused.asked}: ${inBraces(text)} }.`;
  if (refused.beside) return withBeside(text, refused.beside, refused);
  // A condition that is a single word is a boolean field.
  const isSwitch = /^where: $/.test(written) && /^[\w-]+$/.test(text);
  const group = isSwitch
    ? `{ ${text}: true }`
    : (fieldsIn(text, schema) ??
      withColons(text, schema) ??
      objects.of(typeof data === 'string' ? text : data));
  if (group) return `Write its fields: ${written}${group}.`;
  const example = `${refused.isEntry ? '- ' : ''}${exampleOf(refused)}`;
  return `Write its fields below it, each in a line of its own, or all of them in braces: ${example}.`;
}

/** Returns the hint for a list in place of an object. */
function hintForList(list: unknown[], schema: Schema, written: string): string {
  const whole = ofParts(list, schema);
  if (whole) {
    return `Its fields have no dashes, and in one line they stand in braces: ${written}${whole}.`;
  }
  const named = ofNames(list, schema);
  if (named) return `It has fields, each with its value: ${written}${named}.`;
  const [only] = list;
  const areWords = list.every((one) => typeof one !== 'object');
  if (areWords && written === 'as: ') {
    const fields = list.map((one) => `${one}: "{{ entry.${one} }}"`);
    return `Write its fields: as: { ${fields.join(', ')} }.`;
  }
  if (list.length === 1 && typeof only !== 'object') {
    return `There is only one here, and it is not a list: ${written}${only}.`;
  }
  if (!schema.properties) {
    return `Lists have names here: write one above the list, such as main:, and indent the list by two more spaces than ${written.trimEnd()}.`;
  }
  if (schema.required?.includes('blocks')) {
    return 'Write "- blocks:" in a line above the list, and indent the list by two more spaces than that.';
  }
  const needed = listWithin(schema);
  if (needed) {
    return `Write ${needed}: in a line above the list, two spaces further in than ${written.trimEnd()}, and indent the list by two more spaces than that.`;
  }
  const which = list.length > 1 ? ', and keep one of them' : '';
  return `There is only one here, and it is not a list: remove the dashes${which}.`;
}

/** Returns the hint for a text whose object has its other fields beside it. */
function withBeside(
  text: string,
  beside: NonNullable<Refused['beside']>,
  refused: Refused,
): string {
  const { required = [], ...schema } = refused.error.parentSchema;
  const others = required.filter((one) => !Object.hasOwn(beside, one));
  const group =
    new FilledGroup({ ...schema, required: others }, refused.definitions).of(text) ?? '{ }';
  const fields = Object.entries(beside).map(
    ([key, value]) => `, ${key}: ${inBraces(String(value))}`,
  );
  const whole = group.replace(/ \}$/, `${fields.join('')} }`);
  return `Write its fields: ${lead(refused)}${whole}. Delete what stands beside it: ${listed(Object.keys(beside), 'and')}.`;
}

/** Returns the object for lines such as `title Home`, which are one text because their colons are missing. */
function withColons(text: string, { properties = {} }: Schema): string | undefined {
  const names = Object.keys(properties).map(escapePattern).join('|');
  const [before, ...fields] = text.split(new RegExp(`(?<!\\S)(?=(?:${names})\\s+\\S)`));
  const first = before === '' ? [] : [before ?? ''];
  const lines = [...first, ...fields].map((line) => /^([\w-]+)\s+(.*?)\s*$/s.exec(line) ?? []);
  const isEach = lines.every(([, name = '']) => Object.hasOwn(properties, name));
  return isEach
    ? `{ ${lines.map(([, name, value = '']) => `${name}: ${inBraces(value)}`).join(', ')} }`
    : undefined;
}

/** Returns the object for fields such as `featured = true` or `base 1, md 3`; `undefined` for other texts. */
function fieldsIn(text: string, { properties }: Schema): string | undefined {
  const fields = text.split(/\s*[,;]\s*/).map((part) => {
    const [, name = '', value] =
      /^([\w-]+)\s*(?:={1,3}|:|\bis\b|\s)\s*["']?([^"'=]+)["']?$/.exec(part) ?? [];
    const isKnown = properties ? Object.hasOwn(properties, name) : /=|\bis\b/.test(part);
    return value && isKnown ? `${name}: ${inBraces(value)}` : undefined;
  });
  return fields.includes(undefined) ? undefined : `{ ${fields.join(', ')} }`;
}

/**
 * Returns the object for several numbers in the order of its fields, or for one number, which is meant for wide
 * screens. All fields of the object have to be integers, from narrow to wide, or numbers that are all needed.
 */
export function numbersFor(data: unknown, { properties = {} }: Schema): string | undefined {
  const names = Object.keys(properties);
  const isRow = typeof data === 'string' && /^\d+%?(?:(?:\s*[/,;|]\s*|\s+)\d+%?)+$/.test(data);
  const numbers = (isRow ? (data.match(/\d+/g) ?? []) : [data].flat()).map((one) =>
    Number(numberIn(String(one))),
  );
  const areOf = (type: string) => names.every((name) => properties[name]?.type === type);
  const fit = areOf('integer')
    ? numbers.length <= names.length
    : areOf('number') && numbers.length === names.length;
  if (names.length < 2 || !fit || numbers.some(Number.isNaN)) return undefined;
  // A single number is meant for wide screens.
  const chosen = numbers.length === 1 && Number(numbers[0]) > 1 ? names.slice(-1) : names;
  return `{ ${numbers.map((one, index) => `${chosen[index]}: ${one}`).join(', ')} }`;
}

/** Returns the object for a list of some words and an address; `undefined` for other data. */
function ofPair(data: unknown, objects: FilledGroup): string | undefined {
  const [one, other, ...more] = Array.isArray(data) ? data.map(String) : [];
  if (!one || !other || more.length > 0 || one.startsWith('/') === other.startsWith('/'))
    return undefined;
  return objects.of(one.startsWith('/') ? `${other}: ${one}` : `${one}: ${other}`);
}

/** Returns the object for words that stand for values of its fields, such as `top left` for a point of a picture. */
function ofValueWords(text: string, { properties = {} }: Schema): string | undefined {
  const values: { [name: string]: unknown } = {};
  for (const word of text.split(/[\s,-]+/)) {
    const name = Object.keys(properties).find(
      (one) => values[one] === undefined && valueSynonym(word, properties[one] ?? {}),
    );
    if (name === undefined) return undefined;
    values[name] = valueSynonym(word, properties[name] ?? {});
  }
  const fields = Object.entries(properties).map(([name, { examples = [] }]) => {
    const value = values[name] ?? examples[0];
    return value === undefined ? undefined : `${name}: ${value}`;
  });
  if (fields.includes(undefined)) return undefined;
  return `{ ${fields.join(', ')} }`;
}

/** Returns the object for a list in which each entry holds one of its fields. */
function ofParts(data: unknown[], { properties }: Schema): string | undefined {
  const parts = data.map((one): [string, unknown][] =>
    typeof one === 'object' && one !== null ? Object.entries(one) : [],
  );
  const fields = parts.flat();
  const isWhole =
    (parts.length > 1 || !properties) &&
    parts.every((part) => part.length === 1) &&
    new Set(fields.map(([name]) => name)).size === fields.length &&
    fields.every(
      ([name, value]) =>
        (!properties || Object.hasOwn(properties, name)) && typeof value !== 'object',
    );
  const all = fields.map(([name, value]) => `${name}: ${inBraces(String(value))}`);
  return isWhole ? `{ ${all.join(', ')} }` : undefined;
}

/**
 * Returns the object for a list of its keys, each with the same name as value: `[date, image.src]` becomes
 * `{ date: date, image: image.src }`.
 */
function ofNames(data: unknown[], { properties = {} }: Schema): string | undefined {
  const parts = data.map((one) => {
    const [name = ''] = String(one).split('.');
    return properties[name]?.type === 'string' ? `${name}: ${one}` : undefined;
  });
  return parts.length === 0 || parts.includes(undefined) ? undefined : `{ ${parts.join(', ')} }`;
}

/**
 * Returns the only required field of a group when that is a list, as `items` of a gallery's tabs: a list in place of
 * the group is mostly that list.
 */
export function listWithin({ properties = {}, required = [] }: Schema): string | undefined {
  const [name = '', ...others] = required;
  return others.length === 0 && properties[name]?.type === 'array' ? name : undefined;
}
