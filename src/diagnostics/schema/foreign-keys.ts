/** Finds fields of other tools that have another equivalent here; the schemas list them as `x-foreign-fields`. */
import { isObject } from '../../content/model/data.ts';
import type { Schema } from '../../content/model/json-schema.ts';
import type { Data, DataObject } from '../../content/model/types.ts';
import { isSameWord } from '../wording/nearest.ts';
import { listed } from '../wording/phrases.ts';
import { synonym } from '../wording/synonyms.ts';
import { isOfKind } from './field-value.ts';
import { switchOf, tickOf } from './value-words.ts';

/** Returns a schema's advice about a field of another tool; `unsure` when an existing field may be meant. */
export function foreignField(
  key: string,
  value: Data | undefined,
  schema: Schema,
): { advice: string; unsure: boolean } | undefined {
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const found = schema['x-foreign-fields']?.find(
    ({ names, type = kind }) => type === kind && names.some((name) => isSameWord(name, key)),
  );
  if (!found) return undefined;
  const advice = found.advice.replaceAll('‹name›', key).replaceAll('‹value›', String(value));
  return { advice, unsure: found.unsure === true };
}

/**
 * Returns the hint for an object around fields in other tools, such as seo: or settings:, whose fields have no such
 * object here.
 */
export function unwrapped(
  key: string,
  value: Data | undefined,
  fields: string[],
  schemaOf: (field: string) => Schema,
): string | undefined {
  const names = isObject(value) ? Object.keys(value) : [];
  const ofKind = fields.filter((name) => isOfKind(value, schemaOf(name)));
  if (synonym(key, ofKind, schemaOf)) return undefined;
  const isKnown = (name: string) =>
    fields.some((field) => field === name || schemaOf(field)['x-aliases']?.includes(name));
  return names.length > 0 && names.every(isKnown)
    ? `There is no group ${key} here: delete ${key}:, and begin ${listed(names, 'and')} in its column.`
    : undefined;
}

/** Returns a value joined with that of another key for the same field: the text and the address of a button. */
export function withSecond(
  meant: string,
  key: string,
  of: { written: DataObject; fields: string[]; field(name: string): Schema },
): Data | undefined {
  const { written, fields, field } = of;
  const others = Object.keys(written).filter((name) => name !== key && !fields.includes(name));
  const second = others.find((name) => synonym(name, [meant], field) === meant);
  const [one, other] = [written[key], written[second ?? '']];
  if (typeof one !== 'string' || typeof other !== 'string') return one;
  return /^[/#]|:/.test(one) ? `${other} → ${one}` : `${one} → ${other}`;
}

/** Returns the hint for a key that negates a boolean field, as `noindex` does `index`, and `optional` `required`. */
export function negated(
  key: string,
  value: Data | undefined,
  fields: string[],
  schemaOf: (field: string) => Schema,
): string | undefined {
  const [, bare = ''] = /^(?:not|no|un|hide|disable|without)[-_]?(\w+)$/i.exec(key) ?? [];
  const isOpposite = (name: string) =>
    isSameWord(name, bare) || schemaOf(name)['x-opposites']?.some((one) => isSameWord(one, key));
  const field = fields.find((name) => schemaOf(name).type === 'boolean' && isOpposite(name));
  const isOn = switchOf(value) ?? tickOf(value);
  return field === undefined || isOn === undefined
    ? undefined
    : `It is said the other way round here: ${field}: ${!isOn}.`;
}
