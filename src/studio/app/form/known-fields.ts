/** Schemas for values whose field names are chosen by editors: each name in the value becomes a field. */

import { isObject } from '../../../content/model/data.ts';
import type { Data, DataObject } from '../../../content/model/types.ts';
import { titleOfName } from '../../../content/model/words.ts';
import type { FormSchema } from '../../contract/forms.ts';
import { resolvedField } from './context/resolved-field.ts';

/** Returns a schema that fits a value without a schema of its own. */
export function schemaOf(value: Data | undefined): FormSchema {
  if (Array.isArray(value)) {
    const groups = value.filter(isObject);
    const all: Data = groups.length > 0 ? Object.assign({}, ...groups) : (value[0] ?? '');
    return { type: 'array', items: schemaOf(all) };
  }
  if (isObject(value)) {
    const fields = Object.entries(value).map(([name, field]) => [
      name,
      { title: titleOfName(name), ...schemaOf(field) },
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

/**
 * Returns the schema of the fields in a group whose field names are chosen by editors; `undefined` for other groups.
 */
function namedField({
  type,
  properties,
  additionalProperties,
}: FormSchema): FormSchema | undefined {
  const isFree = type === 'object' && Object.keys(properties ?? {}).length === 0;
  if (!isFree || additionalProperties === false) return undefined;
  return typeof additionalProperties === 'object' ? additionalProperties : {};
}

/**
 * Returns the field name for what an editor typed: `tollFree` for `Toll free`. A text that is a name or an address is
 * kept; an empty string when no name can be made.
 */
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

/**
 * Returns a schema that covers every field of the value, so that forms show the fields and do not offer to rename
 * them.
 */
export function withKnownFields(
  schema: FormSchema,
  value: Data | undefined,
  definitions: Record<string, FormSchema>,
): FormSchema {
  if (schema.oneOf || schema.anyOf || schema.$id) return schema;
  if (Array.isArray(value)) return withKnownItems(schema, value, definitions);
  const whole = resolvedField(schema, definitions);
  const names = namedField(whole);
  if (!isObject(value)) {
    const isEmpty = value === undefined || value === null;
    return names && isEmpty ? { ...whole, additionalProperties: false, 'x-names': names } : schema;
  }
  if (whole.type !== undefined && whole.type !== 'object') return schema;
  const { properties = {}, additionalProperties } = whole;
  const known = Object.entries(properties).map(
    ([name, field]): Field => [name, withKnownFields(field, value[name], definitions)],
  );
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  const added =
    additionalProperties === false
      ? []
      : unknown.map((name): Field => {
          const given = typeof additionalProperties === 'object' ? additionalProperties : {};
          const own = Object.keys(given).length > 0 ? given : schemaOf(value[name]);
          const field = withKnownFields(own, value[name], definitions);
          return [name, { ...field, title: titleOfName(name) }];
        });
  const isSame = known.every(([name, field]) => field === properties[name]);
  if (isSame && added.length === 0 && !names) return schema;
  const made = Object.fromEntries([...known, ...added]);
  const all = { ...whole, properties: made, additionalProperties: false };
  return names ? { ...all, 'x-names': names } : all;
}

type Field = [name: string, schema: FormSchema];

/** Returns the schema of a list; all entries share one. */
function withKnownItems(
  schema: FormSchema,
  list: Data[],
  definitions: Record<string, FormSchema>,
): FormSchema {
  const groups = list.filter(isObject);
  if (!schema.items || groups.length === 0) return schema;
  const entry: DataObject = Object.assign({}, ...groups);
  const items = withKnownFields(schema.items, entry, definitions);
  return items === schema.items ? schema : { ...schema, items };
}
