/** Checks which values a field can hold, and makes hints for values that have to change. */
import { resolved, type Schema } from '../../content/model/json-schema.ts';
import type { Data } from '../../content/model/types.ts';
import { inBraces } from '../../content/yaml/edits.ts';
import { listed } from '../wording/phrases.ts';
import { valueSynonym } from '../wording/synonyms.ts';
import { FilledGroup } from './filled-group.ts';
import { numbersFor } from './group-hint.ts';
import { numberIn } from './number-in-text.ts';
import { switchOf } from './value-words.ts';

/**
 * Returns the hint when a list's key is singular and its only entry is the value, or when a single object is written
 * as a list; `undefined` in other cases.
 */
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

/**
 * Returns the hint when both the key and the value have to change for the value to be that of the field `name`;
 * `undefined` when the value is right.
 */
export function withOtherValue(
  { name, schema }: { name: string; schema: Schema },
  key: string,
  value: Data | undefined,
  shared: Schema,
): string | undefined {
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  if (schema.pattern && canHold(schema, value)) return undefined;
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
    return numbersFor(value, schema) ?? new FilledGroup(schema, shared).of(value);
  }
  if (types.includes('array') && typeof value === 'string') {
    const entry = resolved(schema.items ?? {}, shared);
    // The name of a network is mostly the name of its icon.
    const isMark = entry.required?.includes('icon');
    const entries = new FilledGroup(entry, shared);
    const group =
      (isMark && entries.ofNamed(key, value)) || (entry.properties && entries.of(value));
    return group && `[${group}]`;
  }
  const word = valueSynonym(value === true ? key : String(value), schema);
  const isNumber = types.includes('integer') || types.includes('number');
  return word ?? (isNumber ? numberIn(String(value)) : undefined);
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
 * does not take an address.
 */
export const mayHold = (field: Schema, value: Data | undefined): boolean =>
  isOfKind(value, field) && !(field.enum && typeof value === 'string' && /[/.]/.test(value));

/** Returns whether a field accepts a value unchanged. Otherwise a merely similar key is not suggested. */
export function canHold(field: Schema, value: Data | undefined): boolean {
  if (!isOfKind(value, field)) return false;
  if (typeof value === 'boolean') return [field.type ?? 'boolean'].flat().includes('boolean');
  if (field.enum) return value === null || field.enum.some((one) => one === value);
  return typeof value !== 'string' || new RegExp(field.pattern ?? '', 'u').test(value);
}
