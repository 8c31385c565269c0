/** Describes values and types in the words of messages. */
import type { Schema } from '../../content/model/json-schema.ts';
import { typeNames } from '../../content/model/words.ts';
import type { Refused } from '../model/schema-params.ts';
import { firstSentence, listed } from '../wording/phrases.ts';
import { valueSynonym } from '../wording/synonyms.ts';
import { exampleLine } from './example-value.ts';
import type { SchemaIssue } from './schema-issue.ts';

/** Returns the types that a schema allows. */
export const typesOf = ({ type = [] }: Schema): string[] => [type].flat();

/** Returns whether a schema allows one type only, `null` aside. */
export const isOneKind = (schema: Schema): boolean =>
  typesOf(schema).filter((type) => type !== 'null').length === 1;

/** Returns whether a schema allows values of all types, `null` aside. */
export const allowsAny = (schema: Schema): boolean =>
  ['string', 'number', 'boolean', 'array', 'object'].every((type) =>
    typesOf(schema).includes(type),
  );

/** Returns the types that a schema allows, in the words of messages. */
export function wantedTypes({ error }: Refused): string {
  const types = typesOf(error.parentSchema).filter((type) => type !== 'null');
  return listed(types.map((type) => typeNames[type] ?? type));
}

/** Returns whether an issue is about a list or object where only a text is allowed. */
export function isOneText({ code, params }: SchemaIssue): boolean {
  if (code !== 'wrong-type') return false;
  return typeof params.error.data === 'object' && wantedTypes(params) === typeNames.string;
}

/** Returns whether an issue is about a scalar where an object is allowed. */
export function isTextForGroup({ code, params }: SchemaIssue): boolean {
  if (code !== 'wrong-type' || typeof params.error.data === 'object') return false;
  return typesOf(params.error.parentSchema).includes('object');
}

/** Returns the type of a value in the words of messages; for scalars with the value. */
export function typeOf(data: unknown): string {
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'a group of fields';
  if (typeof data === 'boolean') return `the word ${data}`;
  return typeof data === 'number' ? `the number ${data}` : `the text ${show(data)}`;
}

/** Returns the value itself, shortened and in one line; for lists and objects the type. */
export function show(data: unknown): string {
  if (typeof data === 'object') return typeOf(data);
  const text = String(data).replace(/\s*\n\s*/g, ' ');
  return typeof data === 'string' ? `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"` : text;
}

/** Returns the text before a value: its key, or the dash of a list entry. */
export const lead = ({ name, isEntry }: Pick<Refused, 'name' | 'isEntry'>): string =>
  isEntry ? '- ' : `${name}: `;

/** Returns an example with its key, `title: Some words`; for a list entry only the value. */
export function exampleOf({ name, isEntry, error, definitions }: Refused): string {
  const line = exampleLine(name, error.parentSchema, definitions);
  return isEntry ? line.slice(name.length + 2) : line;
}

/** Returns a name with a capital letter for the beginning of a sentence, if it begins with an article. */
export const capital = (name: string): string =>
  name.replace(/^(?:an?|the) /, (one) => one[0]?.toUpperCase() + one.slice(1));

/**
 * Returns the boolean that a mark in a table stands for: `x`, `✓` and `1`, or `0` and `✗`; `undefined` for other
 * values.
 */
export function tickOf(data: unknown): boolean | undefined {
  if (
    /^(?:1|x|[✓✔☑✅]\ufe0f?|wahr|vrai|an|offen|open|checked|enabled|active|always|visible|show|shown|public|publish|published)$/i.test(
      String(data),
    )
  )
    return true;
  return /^(?:0|[✗✘☐❌]\ufe0f?|falsch|faux|aus|zu|closed|none|nope|never|disabled|noindex|hidden|hide|invisible|private)$/i.test(
    String(data),
  )
    ? false
    : undefined;
}

/** Returns the boolean that a word stands for: `yes` and `on`, or `no` and `off`; `undefined` for other words. */
export function switchOf(data: unknown): boolean | undefined {
  if (/^(?:yes|on|y|true|ja|oui|sí|نعم)[,;.]?$/i.test(String(data))) return true;
  return /^(?:no|off|n|false|nein|non|لا)[,;.]?$/i.test(String(data)) ? false : undefined;
}

/** Returns the hint for a boolean word in place of another type. */
export function switchHint({ name, isEntry, error, definitions }: Refused): string {
  const { data, parentSchema: schema } = error;
  const off = switchOf(data) === false ? valueSynonym('off', schema) : undefined;
  if (off) return `Write ${lead({ name, isEntry })}${off}, which turns it off.`;
  const about = firstSentence(schema.description ?? '');
  return switchOf(data)
    ? `It is not a switch: write ${exampleLine(name, schema, definitions)}. ${about}`.trim()
    : 'To leave it out, delete the line.';
}
