/** Schemas for values whose fields have names of somebody's choice: each name that is there becomes a field. */

import { isGroup } from '../../../content/model/data.ts';
import type { FormSchema } from '../../contract/forms.ts';
import type { Group, Value } from '../../contract/values.ts';
import { wordsOf } from '../model/words.ts';
import { resolved } from './starting-value.ts';

/** Returns a schema that a value fits, where nobody wrote one. */
export function schemaOf(value: Value | undefined): FormSchema {
  if (Array.isArray(value)) {
    const groups = value.filter(isGroup);
    const all: Value = groups.length > 0 ? Object.assign({}, ...groups) : (value[0] ?? '');
    return { type: 'array', items: schemaOf(all) };
  }
  if (isGroup(value)) {
    const fields = Object.entries(value).map(([name, field]) => [
      name,
      { title: wordsOf(name), ...schemaOf(field) },
    ]);
    return {
      type: 'object',
      properties: Object.fromEntries(fields),
      additionalProperties: false,
    };
  }
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value === 'number') return { type: 'number' };
  const isLong = typeof value === 'string' && value.includes('\n');
  return isLong ? { type: 'string', format: 'markdown' } : { type: 'string' };
}

/** Returns the schema of each field of a group whose fields have names of somebody's choice; `undefined` for all others. */
function namedField({
  type,
  properties,
  additionalProperties,
}: FormSchema): FormSchema | undefined {
  const isFree = type === 'object' && Object.keys(properties ?? {}).length === 0;
  if (!isFree || additionalProperties === false) return undefined;
  return typeof additionalProperties === 'object' ? additionalProperties : {};
}

/** Returns the name that data has for words: `tollFree` for `Toll free`. What is a name or an address already stays. */
export function nameFor(words: string): string {
  const text = words.trim();
  if (/^(?:\/\S*|[a-z][\w-]*)$/.test(text)) return text;
  const parts =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  const joined = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  const name = joined.charAt(0).toLowerCase() + joined.slice(1);
  return /^[a-z]/.test(name) ? name : '';
}

/** Returns a schema in which every field of the value has a schema, so that forms show it and nobody gives it another name. */
export function withKnownFields(
  schema: FormSchema,
  value: Value | undefined,
  definitions: Record<string, FormSchema>,
): FormSchema {
  if (schema.oneOf || schema.anyOf || schema.$id) return schema;
  if (Array.isArray(value) && schema.items) {
    // The entries of a list share one schema.
    const groups = value.filter(isGroup);
    if (groups.length === 0) return schema;
    const entry: Group = Object.assign({}, ...groups);
    const items = withKnownFields(schema.items, entry, definitions);
    return items === schema.items ? schema : { ...schema, items };
  }
  const whole = resolved(schema, definitions);
  const { properties = {}, additionalProperties } = whole;
  const names = namedField(whole);
  if (!isGroup(value)) {
    const isEmpty = value === undefined || value === null;
    return names && isEmpty ? { ...whole, additionalProperties: false, 'x-names': names } : schema;
  }
  if (whole.type !== undefined && whole.type !== 'object') return schema;
  const made: Record<string, FormSchema> = {};
  let hasChanged = names !== undefined;
  for (const name of new Set([...Object.keys(properties), ...Object.keys(value)])) {
    const known = properties[name];
    if (known) {
      made[name] = withKnownFields(known, value[name], definitions);
      hasChanged ||= made[name] !== known;
    } else if (additionalProperties !== false) {
      const given = typeof additionalProperties === 'object' ? additionalProperties : {};
      const own = Object.keys(given).length > 0 ? given : schemaOf(value[name]);
      made[name] = {
        ...withKnownFields(own, value[name], definitions),
        title: wordsOf(name),
      };
      hasChanged = true;
    }
  }
  if (!hasChanged) return schema;
  const all = { ...whole, properties: made, additionalProperties: false };
  return names ? { ...all, 'x-names': names } : all;
}
