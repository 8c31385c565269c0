/** Makes hints for values in place of a list. */
import { isObject } from '../../content/model/data.ts';
import {
  type Definitions,
  isListOfBlocks,
  resolved,
  type Schema,
} from '../../content/model/json-schema.ts';
import { inBraces, quoted } from '../../content/yaml/edits.ts';
import type { Refused } from '../model/schema-params.ts';
import { firstSentence } from '../wording/phrases.ts';
import { synonym } from '../wording/synonyms.ts';
import { exampleLine } from './example-value.ts';
import { FilledGroup } from './filled-group.ts';
import { isNumeric } from './number-hint.ts';
import { otherForms } from './other-forms.ts';

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
  if (/^(?:none|no|nothing|nil|n\/a|keine?|nichts|[-–—])$/i.test(String(data)))
    return `Where there are none, leave the field out or write an empty list: ${name}: [].`;
  if (!entry.properties && isProse(String(data)))
    return `Write it below ${name}:, indented by two spaces: in one line after a dash, or with "- |" in a line of its own and the text below that, indented by four. Each further part of the text begins with a dash as well.`;
  const lines = entry.properties ? groupLines(data, entry, refused) : textLines(data, entry, name);
  const place = /^\d+[.)]\s/.test(String(data)) ? ' in place of its number' : '';
  return `Write each entry in a line of its own that begins with a dash${place}: ${lines}.`;
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

/** Returns whether a text consists of sentences, whose commas separate no entries. */
const isProse = (text: string): boolean =>
  !/\s-\s|^\d+[.)]\s/.test(text) &&
  (text.trim().includes('\n') || entriesOf(text).some((part) => part.split(/\s+/).length > 6));

function textLines(data: unknown, { type }: Schema, name: string): string {
  const texts = entriesOf(String(data)).map((text) =>
    type === 'string' && isNumeric(text) ? quoted(text) : inBraces(text),
  );
  return `- ${texts[0]}, or all of them in brackets: ${name}: [${texts.join(', ')}]`;
}

/** Returns the entries of a list that is written as one text, numbered or separated by commas, slashes or a conjunction. */
function entriesOf(text: string): string[] {
  const [before = '', ...numbered] = text.split(/(?:^|\s+)\d+[.)]\s+/);
  if (before === '' && numbered.length > 1) return numbered;
  if (/^[\p{L}\d]+(?:\/[\p{L}\d]+)+$/u.test(text)) return text.split('/');
  const [, first, until = ''] = /^(\d{1,2})\s*(?:-|–|to|bis)\s*(\d{1,2})$/.exec(text) ?? [];
  const count = Number(until) - Number(first) + 1;
  if (count > 1 && count <= 20) {
    return Array.from({ length: count }, (_, index) => String(Number(first) + index));
  }
  const parts = text
    .replace(/^\((.*)\)$/s, '$1')
    .split(/\s*[,،;|>›»→]\s*|\s+\/\s+|(?<=[.!?])\s+-\s+/)
    .filter((part) => part !== '');
  const last = /^(\S+) (?:and|or|und|oder|et|ou|y|&|\/) (\S+)$/.exec(parts.at(-1) ?? '');
  return last ? [...parts.slice(0, -1), ...last.slice(1)] : parts;
}

/** Returns the hint for an object in place of a list. */
function groupForList(value: object, entry: Schema, { name, error, definitions }: Refused): string {
  const schema = error.parentSchema;
  const [first, inner] = Object.entries(value)[0] ?? [];
  if (first === undefined) {
    const example = exampleLine(name, schema, definitions);
    return `Write the entries in lines below it, each with a dash before it, or all of them in brackets: ${example}.`;
  }
  const names = Object.keys(value);
  const isUnknown = isUnknownIn(entry, first);
  if (name === 'items' && Object.hasOwn(value, 'collection')) {
    return 'A list from a collection has another name: write itemsFrom: in place of items:.';
  }
  if (typeof inner === 'object' && isListOfBlocks(schema)) {
    return `Each block begins with a dash and its type: write "- type: ${first}" in place of "${first}:", with its fields below in the column of type.`;
  }
  if (typeof inner === 'object' && (isUnknown || areNamed(value, entry))) {
    return namedGroups(first, inner, entry);
  }
  if (Array.isArray(inner) && names.length === 1) {
    return `Remove the line ${first}:, so that the entries below it are the list.`;
  }
  if (Object.values(value).every((one) => one === null) && !entry.properties) {
    return `A list stands in square brackets: ${name}: [${names.map(inBraces).join(', ')}].`;
  }
  const texts = textsIn(value, entry);
  if (!entry.properties && texts.every((one) => typeof one === 'string')) {
    return `A list has no names: ${name}: [${texts.map(inBraces).join(', ')}].`;
  }
  return entryWithDash([first, inner], entry, definitions);
}

/** Returns whether all values are objects, and a key is no field of an entry: then the keys are names of entries. */
const areNamed = (group: object, entry: Schema): boolean =>
  Object.values(group).every(isObject) && Object.keys(group).some((one) => isUnknownIn(entry, one));

const isUnknownIn = ({ properties }: Schema, name: string): boolean =>
  properties !== undefined && !Object.hasOwn(properties, name);

/**
 * Returns the values of an object; with their keys when only both together match the pattern of an entry, as in
 * Monday: 9-17.
 */
function textsIn(group: object, { pattern }: Schema): unknown[] {
  if (pattern === undefined) return Object.values(group);
  const form = new RegExp(pattern, 'u');
  return Object.entries(group).map(
    ([key, one]) => otherForms(`${key} ${one}`).find((text) => form.test(text)) ?? one,
  );
}

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
  const keyed = named || !/^\p{Lu}/u.test(first) ? named : objects.of(first);
  if (keyed) return `Write each entry with the names of its fields: - ${keyed}.`;
  return `Write a dash before the first field of each entry, "- ${meant ?? first}: …", and indent its other fields by two more spaces.`;
}
