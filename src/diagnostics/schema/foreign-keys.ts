/** Recognises fields that are of other tools, or lines of a text. */

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
  for (const [name, inner] of Object.entries(value)) {
    const left = open.filter((one) => !begun.has(one));
    // The title in seo: is the seoTitle, beside the title of the page.
    const here = known(name, left, of) ?? known(`${key}-${name}`, left, of);
    if (!here || negated(name, inner, open, field)) return undefined;
    begun.set(here, here === name ? name : `${here} (its ${name})`);
  }
  const names = listed([...begun.values()], 'and');
  return begun.size > 0
    ? `There is no group ${key} here: delete ${key}:, and begin ${names} in its column.`
    : undefined;
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

/**
 * Returns the advice about a line of text that became a field because of its colon; `isValue` when it continues the
 * field above. Empty for real fields.
 */
export function lineOfText(
  key: string,
  written: DataObject,
  fields: string[],
): { advice?: string; isValue?: true } {
  const names = Object.keys(written);
  const above = names.slice(0, names.indexOf(key)).reverse();
  const before = above.find((name) => !isProse(name)) ?? '';
  const text = fields.includes(before) ? (written[before] ?? '') : null;
  if (isProse(key) && typeof text === 'string' && typeof written[key] === 'string') {
    const advice = text.includes('\n')
      ? `If it continues the text of ${before}, indent it as far as the lines above it; if not, delete it.`
      : `If it continues the text of ${before}, write ${before}: | and below it the whole text, each line indented by two more spaces; if not, delete this line.`;
    return { advice, isValue: true };
  }
  const isNote = written[key] === null && key.split(/\s+/).length > 2;
  return isNote
    ? { advice: 'If it is a note and no field, delete the line, or begin it with #.' }
    : {};
}

/** Explains lines such as `title Home` and `title = Home`, all in one answer. */
export function fieldWithoutColon(key: string, written: DataObject, open: string[]) {
  const glued = Object.keys(written).flatMap((name) => {
    const [, before = '', rest] = /^([\w-]+)(?:\s*[-=]+>\s*|\s*=\s*|\s+)(\S.*)$/.exec(name) ?? [];
    return written[name] === null && open.includes(before)
      ? { name, right: `${before}: ${rest}` }
      : [];
  });
  if (!glued.some(({ name }) => name === key)) return undefined;
  const lines = glued.map(({ right }) => right).join(' and ');
  const advice = `A colon is missing between a name and its value: write ${lines}.`;
  return { advice, isValue: true } as const;
}

const isProse = (key: string) => /^\p{Lu}\p{Ll}*$|\s/u.test(key);
