/** Finds fields of other tools that have another equivalent here; the schemas list them as `x-foreign-fields`. */
import { isObject } from '../../content/model/data.ts';
import type { Definitions, Schema } from '../../content/model/json-schema.ts';
import type { Data, DataObject } from '../../content/model/types.ts';
import { isSameWord } from '../wording/nearest.ts';
import { listed } from '../wording/phrases.ts';
import { hasAlias, synonym } from '../wording/synonyms.ts';
import { isOfKind, withOtherValue } from './field-value.ts';
import { switchOf, tickOf } from './value-words.ts';

/** Returns a schema's advice about a field of another tool; `unsure` when an existing field may be meant. */
export function foreignField(
  key: string,
  value: Data | undefined,
  schema: Schema,
): { advice: string; unsure: boolean } | undefined {
  const isOfBlocks = Array.isArray(value) && value.every((one) => isObject(one) && 'type' in one);
  const kind = isOfBlocks ? 'blocks' : Array.isArray(value) ? 'array' : typeof value;
  const found = schema['x-foreign-fields']?.find(
    ({ names, type = kind }) =>
      [type].flat().includes(kind) && names.some((name) => isSameWord(name, key)),
  );
  if (!found) return undefined;
  const advice = found.advice.replaceAll('‹name›', key).replaceAll('‹value›', String(value));
  return { advice, unsure: found.unsure === true };
}

/** An unknown field, and what there is to know about the fields of its object. */
interface Around {
  key: string;
  written: DataObject;
  checked: { definitions: Definitions };
  fields: string[];
  open: string[];
  schema: Schema;
  field(name: string): Schema;
}

/**
 * Returns the hint for an object around fields in other tools, such as seo: or settings:, whose fields have no such
 * object here: what each of them is instead.
 */
export function unwrapped(key: string, value: Data | undefined, of: Around): string | undefined {
  const { fields, open, field } = of;
  const ofKind = fields.filter((name) => isOfKind(value, field(name)));
  if (!isObject(value) || synonym(key, ofKind, field)) return undefined;
  const begun = new Map<string, string>();
  const rest: string[] = [];
  for (const [name, inner] of Object.entries(value)) {
    const left = open.filter((one) => !begun.has(one));
    const advice = adviceInGroup(name, inner, of);
    // The title in seo: is the seoTitle, beside the title of the page.
    const here = known(name, left, of) ?? known(`${key}-${name}`, left, of);
    if (here && !advice) begun.set(here, besideName(here, name));
    else if (advice || known(name, fields, of)) rest.push(advice ?? alreadyHere(name));
    else return undefined;
  }
  const names = listed([...begun.values()], 'and');
  const first = `There is no group ${key} here: delete ${key}:, and begin ${names} in its column.`;
  return begun.size > 0 ? [first, ...rest].join(' ') : undefined;
}

const besideName = (here: string, name: string) => (here === name ? name : `${here} (its ${name})`);
const alreadyHere = (name: string) => `Delete ${name}, which stands here already.`;

/** Returns the advice about a field in such a group that is none here, or is said the other way round. */
function adviceInGroup(name: string, value: Data, { fields, open, schema, field }: Around) {
  const foreign = fields.includes(name) ? undefined : foreignField(name, value, schema)?.advice;
  const advice = negated(name, value, open, field) ?? foreign;
  return advice && `For ${name}: ${advice}`;
}

/** Returns the field that has a name, in any spelling, among its own or its other ones. */
const known = (word: string, among: string[], { field }: Around): string | undefined =>
  among.find((name) => isSameWord(name, word)) ?? among.find((name) => hasAlias(field(name), word));

/** Returns how the value of an unknown field is written for the field that is meant, when it has to change. */
export function adviceOnValue(name: string, of: Around): string | undefined {
  const value = withSecond(name, of);
  return withOtherValue({ name, schema: of.field(name) }, of.key, value, of.checked.definitions);
}

/** Returns a value joined with that of another key for the same field: the text and the address of a button. */
function withSecond(meant: string, { key, written, fields, field }: Around): Data | undefined {
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
  // status: draft is draft: true.
  const isOn = value === field ? false : (switchOf(value) ?? tickOf(value));
  return field === undefined || isOn === undefined
    ? undefined
    : `It is said the other way round here: ${field}: ${!isOn}.`;
}
