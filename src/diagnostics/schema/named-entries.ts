/** Entries such as `- Our team: /team`, whose words stand where the name of a field is needed. */

import { pathOf } from '../../content/model/data.ts';
import { resolved, type Schema, type SchemaError } from '../../content/model/json-schema.ts';
import { meant } from '../../content/words/nearest.ts';
import { inBraces, quoted } from '../../content/yaml/edits.ts';
import { synonym } from '../wording/synonyms.ts';
import { exampleLine } from './example-value.ts';
import type { Checked, Finding } from './finding.ts';
import { ownerName } from './owner-name.ts';

/** One finding for each such entry, and the errors that have nothing to do with them. */
export function namedEntries(
  errors: SchemaError[],
  checked: Checked,
): { named: Finding[]; others: SchemaError[] } {
  const named = new Map<string, Finding>();
  for (const { keyword, instancePath, parentSchema, data } of errors) {
    if (keyword !== 'additionalProperties' || !/\/\d+$/.test(instancePath)) continue;
    const [[key, value] = ['', undefined], ...more] = Object.entries(data as object);
    const fields = Object.keys(parentSchema.properties ?? {});
    if (
      more.length > 0 ||
      meant(key, fields).suggestion ||
      synonym(key, fields, (name) => parentSchema.properties?.[name])
    )
      continue;
    const written = inFields(key, value, parentSchema, checked.shared);
    if (!written) continue;
    const path = pathOf(instancePath);
    named.set(instancePath, {
      code: 'unknown-key',
      message: `${key} is not a field of ${ownerName(path, checked)}.`,
      hint: `Write the entry with the names of its fields: - ${written}.`,
      path: [...path, key],
      atKey: true,
    });
  }
  const others = errors.filter(({ instancePath }) => !named.has(instancePath));
  return { named: [...named.values()], others };
}

/** Fields that say what an entry is called, and what goes with it. */
const pairs = [
  ['label', 'to'],
  ['label', 'value'],
  ['title', 'text'],
  ['title', 'body'],
] as const;

/** An entry with the names of its two fields, `{ label: Our team, to: /team }`; `undefined` where it has no two, or where `key` may be a name from elsewhere. */
export function inFields(
  key: string,
  value: unknown,
  { properties = {}, required = [] }: Schema,
  shared: Schema | undefined,
): string | undefined {
  if (typeof value === 'object' ? value !== null : value === undefined) return undefined;
  const isAddress = /^(?:[/#]|https?:|mailto:|tel:)/.test(String(value));
  const isOfWords = /^[^\p{Ll}]|\s/u.test(key);
  const has = (name: string): boolean => Object.hasOwn(properties, name);
  const pair = required.length === 2 ? required : pairs.find((names) => names.every(has));
  if (!pair || !(isAddress || isOfWords)) return undefined;
  const schemas = pair.map((name) => resolved(properties[name] ?? {}, shared));
  // the words are a text that is no address
  const ofWords = schemas.findIndex(({ type, format }) => type === 'string' && format !== 'link');
  if (ofWords === -1) return undefined;
  const parts = pair.map((name, index) => {
    if (index === ofWords) return `${name}: ${inBraces(key)}`;
    const field = schemas[index] ?? {};
    if (value === null) return exampleLine(name, field, shared);
    const isText = typeof value !== 'string' && field.type === 'string';
    return `${name}: ${isText ? quoted(String(value)) : inBraces(String(value))}`;
  });
  return `{ ${parts.join(', ')} }`;
}
