/** Where a field would be right that stands one level too far out or in. */

import type { Belongs } from '../../content/model/issue.ts';
import type { Schema } from '../../content/model/json-schema.ts';
import { resolved } from '../../content/model/json-schema.ts';
import type { DataObject, DataPath } from '../../content/model/types.ts';
import type { Checked } from './finding.ts';

/** Where a field belongs, and what to do with it. */
interface Elsewhere {
  belongs: Belongs;
  hint: string;
}

/** A field that the group at `path`, which is `written` by `schema`, does not know. */
interface Stray {
  key: string;
  path: DataPath;
  written: DataObject;
  schema: Schema;
}

/** The place where the field would be right; `undefined` when there is none near. */
export function placeElsewhere(stray: Stray, checked: Checked): Elsewhere | undefined {
  const { key, path, written, schema } = stray;
  return (
    belowEmpty(key, written, schema, checked) ??
    ofBlockAbove(key, path, written, checked) ??
    ofFragment(stray) ??
    misplaced(key, path, checked) ??
    ofGroupInside(key, path, schema, checked)
  );
}

/** What a fragment is to be filled with stands below with. */
function ofFragment({ key, path, written, schema }: Stray): Elsewhere | undefined {
  const { name, with: values } = schema.properties ?? {};
  const isGroup = typeof written[key] === 'object' && !Array.isArray(written[key]);
  if (path.length > 0 || !name || !values || written.name === undefined || isGroup)
    return undefined;
  const { belongs, hint } = below('with');
  if (written.with !== undefined) return { belongs, hint };
  return { belongs, hint: 'Write with: in a line above it, and indent it by two more spaces.' };
}

/** The block above, one level further in, that knows a field of an entry which holds blocks. */
function ofBlockAbove(
  key: string,
  path: DataPath,
  written: DataObject,
  { types }: Checked,
): Elsewhere | undefined {
  const last = Array.isArray(written.blocks) ? written.blocks.at(-1) : undefined;
  const type = last && typeof last === 'object' && !Array.isArray(last) ? last.type : undefined;
  const schema = typeof type === 'string' ? types?.get?.(type)?.schema : undefined;
  const names = Object.keys(written);
  if (path.length === 0 || !schema?.properties || !Object.hasOwn(schema.properties, key))
    return undefined;
  if (names.indexOf(key) < names.indexOf('blocks')) return undefined;
  return {
    belongs: { to: `the ${type} block above it` },
    hint: 'Indent it further, so that it begins in the column of that block’s type.',
  };
}

/** The first group within a group of groups, such as light in colors, that knows a field. */
function ofGroupInside(
  key: string,
  path: DataPath,
  { properties = {} }: Schema,
  { shared }: Checked,
): Elsewhere | undefined {
  const groups = Object.entries(properties).map(
    ([name, field]) => [name, resolved(field, shared)] as const,
  );
  const isOfGroups = groups.length > 1 && groups.every(([, { type }]) => type === 'object');
  const owner = groups.find(([, field]) => Object.hasOwn(field.properties ?? {}, key))?.[0];
  if (path.length === 0 || !isOfGroups || owner === undefined) return undefined;
  return {
    belongs: { to: owner },
    hint: `Write ${owner}: above it, and indent it by two more spaces than that.`,
  };
}

/** The field without a value, or with a text in the place of its group, that stands right above a field, and the fields of the same kind above it: they were meant to be below it. */
function belowEmpty(
  key: string,
  written: DataObject,
  { properties = {} }: Schema,
  { shared }: Checked,
): Elsewhere | undefined {
  const names = Object.keys(written);
  const above = names
    .slice(0, names.indexOf(key))
    .findLast((name) => Object.hasOwn(properties, name));
  if (above === undefined || (typeof written[above] === 'object' && written[above] !== null))
    return undefined;
  const field = resolved(properties[above] ?? {}, shared);
  if (![field.type].flat().includes('object')) return undefined;
  if (field.properties && !Object.hasOwn(field.properties, key)) return undefined;
  return below(above);
}

const itemsFromFields = new Set(['collection', 'where', 'except', 'sort', 'limit', 'as']);

/** Where a field would be right that is indented too far, or not far enough. */
function misplaced(
  key: string,
  path: DataPath,
  { schema, noun, shared }: Checked,
): Elsewhere | undefined {
  const top = schema.properties ?? {};
  if (path.length > 0 && path.length <= 2 && Object.hasOwn(top, key)) {
    const hint = `Indent it less, so that it lines up with the other fields of ${noun}.`;
    return { belongs: { to: noun }, hint };
  }
  if (path.length > 0) return undefined;
  if (Object.hasOwn(top, 'items') && itemsFromFields.has(key)) {
    return below('itemsFrom');
  }
  for (const [name, field] of Object.entries(top)) {
    const whole = resolved(field, shared);
    const entry = whole.items && resolved(whole.items, shared);
    const fields = entry?.properties ?? whole.properties;
    if (!fields || !Object.hasOwn(fields, key)) continue;
    return entry
      ? {
          belongs: { to: `the entries of ${name}` },
          hint: `Indent it further, so that it belongs to an entry of ${name}.`,
        }
      : below(name);
  }
  return undefined;
}

/** A field that was meant to stand below the field of this name. */
function below(name: string): Elsewhere {
  return {
    belongs: { to: name, below: name },
    hint: `Write it below ${name}:, indented by two more spaces.`,
  };
}
