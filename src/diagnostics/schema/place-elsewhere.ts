/** Finds where a misplaced field belongs, one level further out or in. */
import { childrenOf, isObject, valueAt } from '../../content/model/data.ts';
import { type Definitions, resolved, type Schema } from '../../content/model/json-schema.ts';
import type { Data, DataObject, DataPath } from '../../content/model/types.ts';
import type { Elsewhere } from '../model/schema-params.ts';
import { isSameWord } from '../wording/nearest.ts';
import { hasAlias } from '../wording/synonyms.ts';
import { canHold, mayHold } from './field-value.ts';
import { type CheckedData, nounOf } from './schema-issue.ts';
import { allowsAny } from './value-words.ts';

/** An unknown field, and the object that has it. */
export interface FieldInObject {
  key: string;
  /** The object, its path and its schema. */
  written: DataObject;
  path: DataPath;
  schema: Schema;
  /** All of the checked data. */
  data: Data;
  checked: CheckedData;
}

/** Returns where an unknown field belongs; `undefined` when there is no such place nearby. */
export function placeElsewhere(of: FieldInObject): Elsewhere | undefined {
  const { key, written, schema, checked } = of;
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, resolved(field, checked.definitions)] as const,
  );
  return (
    belowEmpty(key, written, fields) ?? ofOwner(of) ?? ofGroupInside(key, written, fields, checked)
  );
}

type Fields = (readonly [name: string, field: Schema])[];

/** Returns whether any field may be in an object, such as the values that a fragment gets. */
export const takesAny = ({ type, properties, additionalProperties }: Schema): boolean =>
  type === 'object' &&
  !properties &&
  (additionalProperties === undefined ||
    (typeof additionalProperties === 'object' && allowsAny(additionalProperties)));

const has = ({ properties = {} }: Schema, key: string) => Object.hasOwn(properties, key);

/** Returns the object field right above that has no object as its value: the fields after it belong below it. */
function belowEmpty(key: string, written: DataObject, fields: Fields): Elsewhere | undefined {
  const names = Object.keys(written);
  const before = names.slice(0, names.indexOf(key));
  const above = fields.filter(([name]) => before.includes(name));
  const [to, field] = above.sort(([a], [b]) => before.indexOf(b) - before.indexOf(a))[0] ?? [];
  if (to === undefined || !field || (typeof written[to] === 'object' && written[to] !== null))
    return undefined;
  if (![field.type].flat().includes('object') || (field.properties && !has(field, key)))
    return undefined;
  return { to, move: 'below' };
}

/** Returns the root of the data when it has the field, one or two levels further out. */
function ofOwner({ key, path, data, checked }: FieldInObject): Elsewhere | undefined {
  const { schema, subject } = checked;
  const isInside = path.length > 0 && path.length <= 2;
  const last = path.at(-1);
  // A field that is indented too far follows the last entry.
  const isAfter =
    typeof last !== 'number' || valueAt(data, [...path.slice(0, -1), last + 1]) === undefined;
  const isOpen = valueAt(data, [key]) === undefined;
  return isInside && isAfter && isOpen && has(schema, key)
    ? { to: nounOf(subject), move: 'less' }
    : undefined;
}

/** Returns the object in a block that has a field with the alias `key`: `messages` for `error`. */
export function placeByAlias(of: FieldInObject): Elsewhere | undefined {
  const { key, path, written, checked } = of;
  const { schema, definitions } = checked;
  if (path.length > 0) return undefined;
  for (const [to, field] of Object.entries(schema.properties ?? {})) {
    const as = nameIn(resolved(field, definitions), key, [to, ...(field['x-aliases'] ?? [])]);
    const group = written[to];
    if (as === undefined || (isObject(group) && Object.hasOwn(group, as))) continue;
    return { to, move: 'below', isNew: group === undefined, ...(as !== key && { as }) };
  }
  return undefined;
}

/**
 * Returns the first object, or list of objects, inside the object that has the field, or the object that takes any
 * field.
 */
function ofGroupInside(
  key: string,
  written: DataObject,
  fields: Fields,
  { subject, definitions, itemsFrom = {} }: CheckedData,
): Elsewhere | undefined {
  if (fields.some(([name]) => name === 'items') && has(itemsFrom, key)) {
    // When `items` exists, it may already be meant as `itemsFrom`.
    const isNew = written.itemsFrom === undefined && written.items === undefined;
    return { to: 'itemsFrom', list: 'items', move: 'below', isNew };
  }
  const [to] = fields.find(([, field]) => takesAny(field)) ?? [];
  const isValue = subject.kind === 'fragment' || String(written[key]).includes('{{');
  if (to !== undefined && isValue && !isObject(written[key])) {
    return { to, move: 'below', isNew: written[to] === undefined };
  }
  return (
    ofField(key, written, fields, definitions) ?? ofGroupInField(key, written, fields, definitions)
  );
}

/** Returns the first field whose object or entries have the field. */
function ofField(
  key: string,
  written: DataObject,
  fields: Fields,
  definitions: Definitions,
): Elsewhere | undefined {
  const lacking = fields.filter(([name, field]) => lacks(written[name], field, key));
  for (const [name, field] of [...lacking, ...fields]) {
    const entry = field.items && resolved(field.items, definitions);
    const inside = resolved((entry ?? field).properties?.[key] ?? {}, definitions);
    if (!has(entry ?? field, key) || isInAll(key, written[name])) continue;
    const isOther = inside.pattern !== undefined && !canHold(inside, written[key]);
    if (isOther || !mayHold(inside, written[key])) continue;
    const isNew = !Object.hasOwn(written, name);
    if (!entry) return { to: name, move: 'below', isNew };
    const move = moveInto(name, key, written);
    return { to: `the entries of ${name}`, list: name, move, isNew };
  }
  return undefined;
}

/** Returns how a field gets into an entry of a list: by more indentation, unless it stands above a list with entries. */
function moveInto(list: string, key: string, written: DataObject): 'into' | 'further' {
  const names = Object.keys(written);
  const isAbove = names.indexOf(key) < names.indexOf(list);
  return isAbove && childrenOf(written[list]).length > 0 ? 'into' : 'further';
}

/** Returns whether an existing group lacks a required field. */
const lacks = (group: Data | undefined, { required = [] }: Schema, key: string): boolean =>
  isObject(group) && required.includes(key) && !Object.hasOwn(group, key);

/** Returns whether all entries of a list already have a field. */
const isInAll = (key: string, list: Data | undefined): boolean =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every((one) => isObject(one) && Object.hasOwn(one, key));

/** Returns the first nested object, two levels down, that has the field. */
function ofGroupInField(
  key: string,
  written: DataObject,
  fields: Fields,
  definitions: Definitions,
): Elsewhere | undefined {
  for (const [name, { properties = {}, 'x-aliases': aliases = [] }] of fields) {
    for (const [inner, group] of Object.entries(properties)) {
      const as = nameIn(resolved(group, definitions), key, [name, ...aliases]);
      if (as === undefined) continue;
      const outer = written[name];
      if (!isObject(outer)) continue;
      const isNew = !Object.hasOwn(outer, inner);
      return { to: inner, move: 'below', isNew, ...(as !== key && { as }) };
    }
  }
  return undefined;
}

/**
 * Returns the field of an object that a key means: the one with that name or alias, or with that name and the word of
 * the group around the object: `primaryColor` is `primary` in `colors`.
 */
function nameIn({ properties = {} }: Schema, key: string, group: string[]): string | undefined {
  if (Object.hasOwn(properties, key)) return key;
  const isMeant = (one: string) => isSameWord(one, key);
  return Object.keys(properties).find(
    (name) => group.some((word) => isMeant(`${name}-${word}`)) || hasAlias(properties[name], key),
  );
}
