/** What a field may hold, and what to write where the value is another one. */
import { resolved, type Schema } from '../../content/model/json-schema.ts';
import type { Data } from '../../content/model/types.ts';
import { inBraces } from '../../content/yaml/edits.ts';
import { listed } from '../wording/phrases.ts';
import { valueSynonym } from '../wording/synonyms.ts';
import { groupOf } from './filled-group.ts';
import { numbersFor } from './group-hint.ts';
import { numberIn } from './number-in-text.ts';
import { switchOf } from './value-words.ts';

/** Returns what to write where the name of a list is in the singular, with its only entry as the value, and where one thing is written as a list. */
export function otherCount(
  name: string | undefined,
  value: Data | undefined,
  { type, items }: Schema,
): string | undefined {
  if (name === undefined) return undefined;
  if (Array.isArray(value)) {
    return type === 'object' && value.length > 0
      ? `Did you mean ${name}? There is only one here: write ${name}:, and its fields below it without dashes.`
      : undefined;
  }
  if (type !== 'array') return undefined;
  if (typeof value === 'object' && value !== null) {
    const [first] = Object.keys(value);
    return `Did you mean ${name}? It is a list: write ${name}: and a dash before the first field, "- ${first}: …", and indent the other fields by two more spaces.`;
  }
  return items?.type === 'string' && typeof value === 'string'
    ? `Did you mean ${name}? It is a list: ${name}: [${inBraces(value)}].`
    : undefined;
}

/** Returns what to write where not only the name is another one but the value has to be, too. */
export function withOtherValue(
  name: string,
  key: string,
  value: Data | undefined,
  schema: Schema,
  shared: Schema,
): string | undefined {
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  const right = otherValue(key, value, schema, shared);
  if (right && right !== String(value)) return `Did you mean ${name}? Write ${name}: ${right}.`;
  return schema.enum && mayHold(schema, value) && !schema.enum.some((one) => one === value)
    ? `Did you mean ${name}? Its value is one of ${listed(schema.enum.map(String))}.`
    : undefined;
}

function otherValue(
  key: string,
  value: string | number | boolean,
  schema: Schema,
  shared: Schema,
): string | undefined {
  const types = [schema.type].flat();
  if (types.includes('boolean')) return String(switchOf(value) ?? true);
  if (types.includes('object')) {
    return numbersFor(value, schema) ?? groupOf(value, schema, shared);
  }
  if (types.includes('array') && typeof value === 'string') {
    const entry = resolved(schema.items ?? {}, shared);
    const group = entry.properties && groupOf(value, entry, shared);
    return group && `[${group}]`;
  }
  const word = valueSynonym(value === true ? key : String(value), schema);
  const isNumber = types.includes('integer') || types.includes('number');
  return word ?? (isNumber ? numberIn(String(value)) : undefined);
}

/** Returns whether a value is of the kind that a field needs: a group does not become a list by another name, nor a text a group. */
export function isOfKind(value: Data | undefined, { type }: Schema): boolean {
  if (type === undefined || value === undefined || value === null) return true;
  // a template gives anything
  if (typeof value === 'string' && value.startsWith('{{')) return true;
  const types = [type].flat();
  if (typeof value === 'object') return types.includes(Array.isArray(value) ? 'array' : 'object');
  return !types.every((one) => one === 'array' || one === 'object');
}

/** Returns whether a value is of the kind that a field needs, if not in its form: a field with a few words takes no address. */
export const mayHold = (field: Schema, value: Data | undefined): boolean =>
  isOfKind(value, field) && !(field.enum && typeof value === 'string' && /[/.]/.test(value));

/** Returns whether a value could stand in a field as it is: what only looks like its name was hardly meant otherwise. */
export function canHold(field: Schema, value: Data | undefined): boolean {
  if (!isOfKind(value, field)) return false;
  if (typeof value === 'boolean') return [field.type ?? 'boolean'].flat().includes('boolean');
  if (field.enum) return value === null || field.enum.some((one) => one === value);
  return typeof value !== 'string' || new RegExp(field.pattern ?? '', 'u').test(value);
}
