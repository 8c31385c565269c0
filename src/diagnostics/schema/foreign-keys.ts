/** Fields that other tools have, and that are something else here: the schemas list them as `x-foreign-fields`. */
import { isGroup } from '../../content/model/data.ts';
import type { Schema } from '../../content/model/json-schema.ts';
import type { Data, DataObject } from '../../content/model/types.ts';
import { isSameWord } from '../../content/words/nearest.ts';
import { listed } from '../wording/phrases.ts';
import { synonym } from '../wording/synonyms.ts';

/** Returns the advice that a schema has about a field of another tool; `unsure` where a field that is there may be meant. */
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

/** Returns what to do with a group that other tools have around fields, such as seo: or settings:, where these stand beside the others here. */
export function unwrapped(
  key: string,
  value: Data | undefined,
  fields: string[],
  schemaOf: (field: string) => Schema,
): string | undefined {
  const names = isGroup(value) ? Object.keys(value) : [];
  const isKnown = (name: string) =>
    fields.some((field) => field === name || schemaOf(field)['x-aliases']?.includes(name));
  return names.length > 0 && names.every(isKnown)
    ? `There is no group ${key} here: delete ${key}:, and begin ${listed(names, 'and')} in its column.`
    : undefined;
}

/** Returns a value together with that of another field that stands for the same: the words and the address of a button. */
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

/** Returns what to write where a name negates a switch among `fields`, as `noindex` does `index`. */
export function negated(
  key: string,
  value: Data | undefined,
  fields: string[],
  schemaOf: (field: string) => Schema,
): string | undefined {
  const [, bare = ''] = /^(?:no|not|un|hide|disable|without)[-_]?(\w+)$/i.exec(key) ?? [];
  const field = fields.find((name) => name === bare.toLowerCase());
  if (field === undefined || typeof value !== 'boolean') return undefined;
  if (schemaOf(field).type !== 'boolean') return undefined;
  return `It is said the other way round here: ${field}: ${!value}.`;
}
