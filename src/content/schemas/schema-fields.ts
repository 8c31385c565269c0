/** Walks through the fields that a schema declares, and through data along with its schema. */
import { type Definitions, partsOf, type Schema, targetOf } from '../model/json-schema.ts';
import type { Data, DataObject } from '../model/types.ts';

/** An object that a schema declares. */
interface SchemaGroup {
  /** The path of the field that holds it, such as `items[]`; empty for the root. */
  path: string;
  schema: Schema;
}

/** A field that a schema declares. */
interface SchemaField {
  /** The path, such as `items[].title`; a star stands for any name. */
  path: string;
  schema: Schema;
  required: boolean;
}

interface Listing {
  fields: SchemaField[];
  groups: SchemaGroup[];
}

/**
 * Lists the fields of a schema, each before the fields in it, and its objects. Recursive schemas are listed once.
 *
 * @param definitions those whose fields are listed as well
 */
export function fieldsOf(root: Schema, definitions: Definitions): Listing {
  const listing: Listing = { fields: [], groups: [] };
  addFields(root, { path: '', around: [] }, definitions, listing);
  return listing;
}

function addFields(
  written: Schema,
  { path, around }: { path: string; around: Schema[] },
  definitions: Definitions,
  to: Listing,
): void {
  const schema = targetOf(written, definitions);
  if (!schema || around.includes(schema)) return;
  const { properties, required = [], items, additionalProperties } = schema;
  const add = (below: Schema, at: string) =>
    addFields(below, { path: at, around: [...around, schema] }, definitions, to);
  if (properties) to.groups.push({ path, schema });
  const pathOf = (name: string) => (path ? `${path}.${name}` : name);
  for (const [name, field] of Object.entries(properties ?? {})) {
    to.fields.push({ path: pathOf(name), schema: field, required: required.includes(name) });
    add(field, pathOf(name));
  }
  for (const part of partsOf(schema)) add(part, path);
  if (items) add(items, `${path}[]`);
  if (typeof additionalProperties === 'object') add(additionalProperties, pathOf('*'));
}

/** An object in data with a schema that describes it. */
interface DescribedGroup {
  data: DataObject;
  schema: Schema;
  /** Whether the schema is one of several alternatives, so that it may not apply. */
  isPart: boolean;
}

/** Lists the objects in data, each with every schema that declares fields of it. */
export function groupsIn(
  data: Data,
  written: Schema,
  definitions: Definitions,
  isPart = false,
): DescribedGroup[] {
  const schema = targetOf(written, definitions);
  if (!schema || data === null || typeof data !== 'object') return [];
  if (Array.isArray(data)) {
    const { items } = schema;
    return items ? data.flatMap((item) => groupsIn(item, items, definitions, isPart)) : [];
  }
  const { properties = {}, additionalProperties } = schema;
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const inner = Object.entries(data).flatMap(([name, value]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : others;
    return field ? groupsIn(value, field, definitions, isPart) : [];
  });
  const parts = partsOf(schema).flatMap((part) => groupsIn(data, part, definitions, true));
  return [{ data, schema, isPart }, ...inner, ...parts];
}
