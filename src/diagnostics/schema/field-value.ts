/** Checks which values a field can hold, and makes hints for values that have to change. */
import { isObject } from '../../content/model/data.ts';
import {
  type Definitions,
  isListOfBlocks,
  resolved,
  type Schema,
} from '../../content/model/json-schema.ts';
import type { Data, DataObject } from '../../content/model/types.ts';
import { inBraces } from '../../content/yaml/scalars.ts';
import { isSameWord } from '../wording/nearest.ts';
import { listed, TEXT_BLOCK } from '../wording/phrases.ts';
import { synonym, valueSynonym } from '../wording/synonyms.ts';
import { exampleLine } from './example-value.ts';
import { FilledGroup } from './filled-group.ts';
import { isOfOtherUnit, numberIn } from './number-in-text.ts';
import { listWithin, numbersFor } from './shape-hint.ts';
import { switchOf, tickOf } from './value-words.ts';

/**
 * Returns the hint when a value has to change for it to be that of the field `name`, which is meant by another name;
 * `undefined` when the value is right, or cannot be guessed.
 */
export function withOtherValue(
  { name, schema }: { name: string; schema: Schema },
  key: string,
  value: Data | undefined,
  definitions: Definitions,
): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (schema.pattern && canHold(schema, value)) return undefined;
  if (isListOfBlocks(schema) && typeof value === 'string')
    return `Words stand in a text block: write three lines in place of ${key}:, ${TEXT_BLOCK}, and indent the words further than body.`;
  const right = recast(value, key, schema, definitions);
  const needsGroup = schema.type === 'object' && !right;
  const isOther = (typeof value === 'object' || needsGroup) && !isOfKind(value, schema);
  if (isOther || (right && right !== String(value) && right !== inFlow(value))) {
    const line = right ? `${name}: ${right}` : exampleLine(name, schema, definitions);
    return `Did you mean ${name}? ${howToWrite(value, schema)} ${line}.`;
  }
  return oneOfFew(name, value, schema);
}

/** Returns the hint for a value that is none of the few that a field has; `undefined` in other cases. */
function oneOfFew(name: string, value: Data, schema: Schema): string | undefined {
  return schema.enum && mayHold(schema, value) && !schema.enum.some((one) => one === value)
    ? `Did you mean ${name}? Its value is one of ${listed(schema.enum.map(String))}.`
    : undefined;
}

/**
 * Returns the name of the only field that a value is certainly one of: it is one of the field's words, or has fields of
 * its group.
 */
export function onlyHolder(
  value: Data | undefined,
  names: string[],
  fieldOf: (name: string) => Schema,
  definitions: Definitions,
): string | undefined {
  const isOf = (schema: Schema, data: Data | undefined): boolean => {
    const { enum: words, properties = {}, items } = resolved(schema, definitions);
    if (Array.isArray(data)) return items !== undefined && isOf(items, data[0]);
    if (!isObject(data)) return typeof data === 'string' && words?.includes(data) === true;
    const own = Object.keys(data);
    return own.length > 1 && own.every((name) => Object.hasOwn(properties, name));
  };
  const [only, ...more] = names.filter((name) => isOf(fieldOf(name), value));
  return more.length === 0 ? only : undefined;
}

/** Returns the words before the line with a corrected value. */
function howToWrite(value: Data, { type }: Schema): string {
  if (type === 'array') return Array.isArray(value) ? 'Write' : 'It is a list: write';
  return Array.isArray(value) ? 'There is only one here: write' : 'Write';
}

/** The maximum length of a value that is written in one line. */
const MAX_VALUE_LENGTH = 200;

/**
 * Returns a value as a field's schema requires it, in one line: the fields have the names that they have here, one
 * entry stands in brackets, and a text is that of the object in its place. `undefined` when that is not certain.
 *
 * @param key the name of the value
 */
function recast(
  value: Data | undefined,
  key: string,
  field: Schema,
  definitions: Definitions,
): string | undefined {
  const schema = resolved(field, definitions);
  const types = [schema.type].flat();
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return recastList(value, key, schema, definitions);
  if (types.includes('array')) {
    const entry = resolved(schema.items ?? {}, definitions);
    // The name of a network is mostly the name of its icon.
    const named =
      entry.required?.includes('icon') && new FilledGroup(entry, definitions).ofNamed(key, value);
    const one = named || recast(value, key, entry, definitions);
    return one && `[${one}]`;
  }
  if (isObject(value))
    return types.includes('object') ? recastGroup(value, schema, definitions) : undefined;
  if (types.includes('object'))
    return numbersFor(value, schema) ?? new FilledGroup(schema, definitions).of(value);
  return recastScalar(value, key, schema);
}

function recastScalar(
  value: string | number | boolean,
  key: string,
  schema: Schema,
): string | undefined {
  const types = [schema.type].flat();
  const [word = ''] = String(value).split(',');
  if (types.includes('boolean')) return String(switchOf(word) ?? tickOf(word) ?? true);
  const synonym = valueSynonym(value === true ? key : String(value), schema);
  if (synonym) return synonym;
  if (isOfOtherUnit(String(value), schema.description)) return undefined;
  if (types.includes('integer') || types.includes('number')) return numberIn(String(value));
  return canHold(schema, value) ? inFlow(value) : undefined;
}

function recastList(
  list: Data[],
  key: string,
  schema: Schema,
  definitions: Definitions,
): string | undefined {
  if (schema.type !== 'array')
    return list.length === 1 ? recast(list[0], key, schema, definitions) : undefined;
  const entries = list.map((one) => recast(one, key, schema.items ?? {}, definitions));
  return entries.includes(undefined) ? undefined : `[${entries.join(', ')}]`;
}

/** Returns an object with the fields that were meant by its own, and with examples of those that it lacks. */
function recastGroup(value: DataObject, schema: Schema, definitions: Definitions) {
  const given: { [name: string]: string } = {};
  for (const [key, name] of Object.entries(fieldsMeant(value, schema, definitions) ?? {})) {
    const right = recast(value[key], key, schema.properties?.[name] ?? {}, definitions);
    if (!right) return undefined;
    given[name] = right;
  }
  const group = new FilledGroup(schema, definitions).filled(given);
  return Object.keys(given).length > 0 && group.length < MAX_VALUE_LENGTH ? group : undefined;
}

/**
 * Returns which fields of a schema the fields of an object mean, by their own names or other ones; `undefined` when
 * some mean none.
 */
function fieldsMeant(
  value: DataObject,
  { properties = {} }: Schema,
  definitions: Definitions,
): { [key: string]: string } | undefined {
  const field = (name: string) => resolved(properties[name] ?? {}, definitions);
  const names: { [key: string]: string } = {};
  for (const key of Object.keys(value)) {
    const isOpen = (name: string) => !(name in value) && !Object.values(names).includes(name);
    const open = Object.keys(properties).filter(isOpen);
    const name = Object.hasOwn(properties, key) ? key : synonym(key, open, field);
    if (name === undefined) return undefined;
    names[key] = name;
  }
  return names;
}

/** Returns a value as it is written in one line. */
function inFlow(value: Data): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`;
  if (!isObject(value)) return typeof value === 'string' ? inBraces(value) : String(value);
  const fields = Object.entries(value).map(([name, one]) => `${name}: ${inFlow(one ?? '')}`);
  return `{ ${fields.join(', ')} }`;
}

/** Returns whether a value has the type of a field; only then may just the key be wrong. */
export function isOfKind(value: Data | undefined, { type }: Schema): boolean {
  if (type === undefined || value === undefined || value === null) return true;
  // A template can have a value of any type.
  if (typeof value === 'string' && value.startsWith('{{')) return true;
  const types = [type].flat();
  if (typeof value === 'object') return types.includes(Array.isArray(value) ? 'array' : 'object');
  return !types.every((one) => one === 'array' || one === 'object');
}

/**
 * Returns whether a value has the type of a field and may be corrected to its form: a field with a few allowed words
 * takes neither an address nor code.
 */
export const mayHold = (field: Schema, value: Data | undefined): boolean =>
  (isOfKind(value, field) || (isListOfGroups(value) && listWithin(field) !== undefined)) &&
  !(field.enum && typeof value === 'string' && /[/.:;]/.test(value));

/** Returns whether a field accepts a value unchanged. Otherwise a merely similar key is not suggested. */
export function canHold(field: Schema, value: Data | undefined): boolean {
  if (!isOfKind(value, field)) return false;
  if (typeof value === 'boolean') return [field.type ?? 'boolean'].flat().includes('boolean');
  if (field.enum) return value === null || field.enum.some((one) => one === value);
  return typeof value !== 'string' || new RegExp(field.pattern ?? '', 'u').test(value);
}

const isListOfGroups = (value: Data | undefined) => Array.isArray(value) && value.every(isObject);

/** Returns whether a value is one of the few that a field has, by its own word or by another one; true for other fields. */
export function isChoice(value: Data | undefined, field: Schema): boolean {
  const { enum: words } = field;
  if (!words || typeof value !== 'string') return true;
  return (
    words.some((word) => isSameWord(String(word), value)) ||
    valueSynonym(value, field) !== undefined
  );
}
