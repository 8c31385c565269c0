/** Makes hints for values in place of a list or an object. */

import { isObject } from '../../content/model/data.ts';
import { type Definitions, resolved, type Schema } from '../../content/model/json-schema.ts';
import { videoSiteOf } from '../../content/transform/check-file.ts';
import { inBraces, quoted } from '../../content/yaml/scalars.ts';
import type { Refused } from '../model/schema-params.ts';
import { FILM_HINT, firstSentence } from '../wording/phrases.ts';
import { synonym } from '../wording/synonyms.ts';
import { exampleLine, hasExample } from './example-value.ts';
import { FilledGroup } from './filled-group.ts';
import { entriesOf, paragraphsOf } from './list-in-text.ts';
import { isNumeric } from './number-hint.ts';
import { numberIn } from './number-in-text.ts';
import { exampleOf, lead } from './value-words.ts';

/** Returns the hint for a text, a number or an object in place of a list. */
export function listHint(refused: Refused): string {
  const { name, error, definitions } = refused;
  const { data, parentSchema: schema } = error;
  const entry = resolved(schema.items ?? {}, definitions);
  if (typeof data === 'object' && data !== null) return groupForList(data, entry, refused);
  if (name === 'items' && /^[\w-]+$/.test(String(data))) {
    const about = firstSentence(schema.description ?? '');
    return `If ${data} is a collection, write itemsFrom: { collection: ${data} }; else ${exampleLine(name, schema, definitions)}. ${about}`.trim();
  }
  if (name === 'list' && /^[\w-]+$/.test(String(data)))
    return `If ${data} is a collection, write collection: ${data}. Its list stands in a template: list: "{{ entry.items }}".`;
  if (/^(?:none|no|nothing|n\/a|[-–—])?$/i.test(String(data)))
    return `Where there are none, leave the field out or write an empty list: ${name}: [].`;
  const parts = paragraphsOf(String(data));
  const [first = ''] = parts;
  if (parts.length > 1) {
    const example = entry.properties
      ? new FilledGroup(entry, definitions).of(first)
      : inBraces(first);
    return `Write nothing after ${name}:, and below it each of the ${parts.length} parts of the text as an entry that begins with a dash: - ${example ?? '…'}.`;
  }
  if (entry.properties) return `Write it as a list: ${groupLines(data, entry, refused)}.`;
  const place = /^\d+[.)]\s/.test(String(data)) ? ' in place of its number' : '';
  return `Write each entry in a line of its own that begins with a dash${place}: ${textLines(data, entry, name)}.`;
}

/** Returns a list of objects made from the text in its place. */
function groupLines(data: unknown, entry: Schema, { name, error, definitions }: Refused): string {
  const texts = entriesOf(String(data));
  const areWords = texts.length > 1 && texts.every((text) => text.split(/\s+/).length < 4);
  const words = typeof data === 'string' ? (areWords ? texts : [data]) : [];
  const objects = new FilledGroup(entry, definitions);
  const groups = words.map((text) => objects.of(text, areWords || undefined)).join(', ');
  return groups ? `${name}: [${groups}]` : exampleLine(name, error.parentSchema, definitions);
}

function textLines(data: unknown, { type }: Schema, name: string): string {
  const texts = entriesOf(String(data)).map((text) =>
    type === 'string' && isNumeric(text) ? quoted(text) : inBraces(text),
  );
  return `- ${texts[0]}, or all of them in brackets: ${name}: [${texts.join(', ')}]`;
}

/** Returns the hint for an object in place of a list. */
function groupForList(value: object, entry: Schema, { name, error, definitions }: Refused): string {
  const schema = error.parentSchema;
  const [first, inner] = Object.entries(value)[0] ?? [];
  if (first === undefined) {
    const example = exampleLine(name, schema, definitions);
    return `Write the entries in lines below it, each with a dash before it, or all of them in brackets: ${example}.`;
  }
  const isUnknown = isUnknownIn(entry, first);
  if (name === 'items' && Object.hasOwn(value, 'collection')) {
    return 'A list from a collection has another name: write itemsFrom: in place of items:.';
  }
  if (Array.isArray(inner) && Object.keys(value).length === 1) {
    return `Remove the line ${first}:, so that the entries below it are the list.`;
  }
  if (typeof inner === 'object' && (isUnknown || areNamed(value, entry))) {
    return namedGroups(first, inner, entry);
  }
  const isOfWords = Object.values(value).every((one) => one === null || typeof one !== 'object');
  if (!entry.properties && isOfWords) {
    const texts = Object.entries(value).map(([key, one]) => inBraces(String(one ?? key)));
    const list = entry.pattern
      ? exampleLine(name, schema, definitions)
      : `${name}: [${texts.join(', ')}]`;
    return `A list has no names. A list stands in square brackets: ${list}.`;
  }
  return entryWithDash([first, inner], entry, definitions);
}

/** Returns whether all values are objects, and a key is no field of an entry: then the keys are names of entries. */
const areNamed = (group: object, entry: Schema): boolean =>
  Object.values(group).every(isObject) && Object.keys(group).some((one) => isUnknownIn(entry, one));

const isUnknownIn = ({ properties }: Schema, name: string): boolean =>
  properties !== undefined && !Object.hasOwn(properties, name);

/** Returns the hint for entries with names; the name may be the value of the first required field. */
function namedGroups(first: string, inner: object | null, { required = [] }: Schema): string {
  const key = isObject(inner) ? required.find((one) => !Object.hasOwn(inner, one)) : undefined;
  return key === undefined
    ? `A list has no names: write "- " in place of "${first}:", and so for each entry.`
    : `A list has dashes and no names: write "- ${key}: ${first}" in place of "${first}:", with its fields below in the column of ${key}, and so for each entry.`;
}

/** Returns the hint for an entry without a dash, which begins with the field `first`. */
function entryWithDash(
  [first, value]: [name: string, value: unknown],
  entry: Schema,
  definitions: Definitions,
): string {
  const { properties = {} } = entry;
  const isUnknown = isUnknownIn(entry, first);
  const meant = isUnknown
    ? synonym(first, Object.keys(properties), (one) => properties[one])
    : undefined;
  const objects = new FilledGroup(entry, definitions);
  const named = isUnknown && !meant && objects.ofNamed(first, value, true);
  if (named) return `Write each entry with the names of its fields: - ${named}.`;
  return `Write a dash before the first field of each entry, "- ${meant ?? first}: …", and indent its other fields by two more spaces.`;
}

/** Returns the hint for `data`, which is in place of an object. */
export function groupHint(data: unknown, refused: Refused): string {
  const { error, definitions } = refused;
  const schema = error.parentSchema;
  const written = lead(refused);
  if (Array.isArray(data)) return hintForList(data, schema, written);
  const text = String(data).replace(/^url\(["']?([^"')]+)["']?\)$/, '$1');
  const videoSite = videoSiteOf(text);
  if (videoSite)
    return `A film is a file here, and this is a page of ${videoSite}’s with a player. ${FILM_HINT}`;
  // A condition that is a single word is a boolean field.
  const isSwitch = written === 'where: ' && /^[\w-]+$/.test(text);
  const group =
    (isSwitch ? `{ ${text}: true }` : undefined) ??
    numbersFor(data, schema) ??
    fieldsIn(text, schema) ??
    new FilledGroup(schema, definitions).of(typeof data === 'string' ? text : data);
  if (group) return `Write its fields${hasExample(group) ? ', such as' : ':'} ${written}${group}.`;
  const example = `${refused.isEntry ? '- ' : ''}${exampleOf(refused)}`;
  return `Write its fields below it, each in a line of its own, or all of them in braces: ${example}.`;
}

/** Returns the hint for a list in place of an object. */
function hintForList(list: unknown[], schema: Schema, written: string): string {
  const [only, ...more] = list;
  const isOfWords = list.length > 0 && list.every((one) => typeof one !== 'object');
  const ofEntry = list.map((one) => `${one}: "{{ entry.${one} }}"`).join(', ');
  const group =
    numbersFor(list, schema) ??
    ofParts(list, schema) ??
    ofNames(list, schema) ??
    (isOfWords && written === 'as: ' ? `{ ${ofEntry} }` : undefined);
  if (group) return `Write its fields: ${written}${group}.`;
  const name = schema.properties ? listWithin(schema) : 'main';
  if (name)
    return `Write ${written === '- ' ? `"- ${name}:" in a line above the list` : `${name}: in a line above the list, two spaces further in than ${written.trimEnd()}`}, and indent the list by two more spaces than that.`;
  const instead = isOfWords && more.length === 0 ? `${written}${only}` : 'remove the dashes';
  return `There is only one here, and it is not a list: ${instead}${more.length > 0 ? ', and keep one of them' : ''}.`;
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
