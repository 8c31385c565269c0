/** Values, and what is wanted in their place, as messages show them. */
import type { Schema } from '../../content/model/json-schema.ts';
import type { Refused } from '../model/schema-params.ts';
import { firstSentence, listed } from '../wording/phrases.ts';
import { exampleLine } from './example-value.ts';
import type { SchemaIssue } from './schema-issue.ts';

const typeNames: { [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** Returns the types that a schema allows. */
export const typesOf = ({ type = [] }: Schema): string[] => [type].flat();

/** Returns whether a schema allows values of one kind only. */
export const isOneKind = (schema: Schema): boolean =>
  typesOf(schema).filter((type) => type !== 'null').length === 1;

/** Returns the types that a schema allows, in plain words. */
export function wantedTypes({ error }: Refused): string {
  const types = typesOf(error.parentSchema).filter((type) => type !== 'null');
  return listed(types.map((type) => typeNames[type] ?? type));
}

/** Returns whether an issue is about a list or a group where only a text fits. */
export function isOneText({ code, params }: SchemaIssue): boolean {
  if (code !== 'wrong-type') return false;
  return typeof params.error.data === 'object' && wantedTypes(params) === typeNames.string;
}

/** Returns whether an issue is about a text where a group fits. */
export function isTextForGroup({ code, params }: SchemaIssue): boolean {
  if (code !== 'wrong-type' || typeof params.error.data === 'object') return false;
  return typesOf(params.error.parentSchema).includes('object');
}

/** Returns what kind of value it is, in plain words. */
export function typeOf(data: unknown): string {
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'a group of fields';
  if (typeof data === 'boolean') return `the word ${data}`;
  return typeof data === 'number' ? `the number ${data}` : `the text ${show(data)}`;
}

/** Returns the value itself, where it is short enough. */
export function show(data: unknown): string {
  if (typeof data === 'object') return typeOf(data);
  const text = String(data);
  return typeof data === 'string' ? `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"` : text;
}

/** Returns what stands in front of a value: its name, or the dash of an entry. */
export const lead = ({ name, isEntry }: Pick<Refused, 'name' | 'isEntry'>): string =>
  isEntry ? '- ' : `${name}: `;

/** Returns an example with its name, `title: Some words`, or what stands after the dash of an entry. */
export function exampleOf({ name, isEntry, error, shared }: Refused): string {
  const line = exampleLine(name, error.parentSchema, shared);
  return isEntry ? line.slice(name.length + 2) : line;
}

/** Returns a name at the beginning of a sentence. */
export const capital = (name: string): string =>
  name.replace(/^(?:an?|the) /, (one) => one[0]?.toUpperCase() + one.slice(1));

/** Returns the meaning of a mark in a table that stands for yes or no: `x`, `✓` and `1`, `0` and `✗`. */
export function tickOf(data: unknown): boolean | undefined {
  if (
    /^(?:1|x|[✓✔☑✅]\ufe0f?|wahr|vrai|an|offen|open|checked|enabled|active|always|visible|show|shown)$/i.test(
      String(data),
    )
  )
    return true;
  return /^(?:0|[✗✘☐❌]\ufe0f?|falsch|faux|aus|zu|closed|none|nope|never|disabled|noindex|hidden|hide|invisible)$/i.test(
    String(data),
  )
    ? false
    : undefined;
}

/** Returns the meaning of a word that switches something: `yes` and `on`, `no` and `off`; `undefined` when it is not such a word. */
export function switchOf(data: unknown): boolean | undefined {
  if (/^(?:yes|on|y|true|ja|oui|sí|نعم)$/i.test(String(data))) return true;
  return /^(?:no|off|n|false|nein|non|لا)$/i.test(String(data)) ? false : undefined;
}

/** Returns what to write instead of a word that switches a field on or off. */
export function switchHint({ name, error, shared }: Refused): string {
  const { data, parentSchema: schema } = error;
  const about = firstSentence(schema.description ?? '');
  return switchOf(data)
    ? `It is not a switch: write ${exampleLine(name, schema, shared)}. ${about}`.trim()
    : 'To leave it out, delete the line.';
}
