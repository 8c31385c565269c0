/** Walks through the fields that a schema declares, and through data beside them. */
import type { Schema } from '../model/json-schema.ts';
import type { Data, DataObject } from '../model/types.ts';

/** A mapping that a schema declares. */
interface SchemaGroup {
  /** The field that holds it, such as `items[]`; empty for the whole. */
  path: string;
  schema: Schema;
}

/** A field that a schema declares. */
interface SchemaField {
  /** `items[].title` */
  path: string;
  schema: Schema;
  required: boolean;
}

interface Listing {
  fields: SchemaField[];
  groups: SchemaGroup[];
}

/** Returns the schema that a reference means; `undefined` where it is not to be followed. */
type Follow = (ref: string) => Schema | undefined;

/** Lists the fields of a schema, each before those in it, and its groups. What holds itself is listed once. */
export function fieldsOf(root: Schema, follow: Follow): Listing {
  const listing: Listing = { fields: [], groups: [] };
  addFields(root, { path: '', around: [] }, follow, listing);
  return listing;
}

function addFields(
  written: Schema,
  { path, around }: { path: string; around: Schema[] },
  follow: Follow,
  to: Listing,
): void {
  const schema = written.$ref ? follow(written.$ref) : written;
  if (!schema || around.includes(schema)) return;
  const { properties, required = [], items } = schema;
  const add = (below: Schema, at: string) =>
    addFields(below, { path: at, around: [...around, schema] }, follow, to);
  if (properties) to.groups.push({ path, schema });
  for (const [name, field] of Object.entries(properties ?? {})) {
    const inner = path ? `${path}.${name}` : name;
    to.fields.push({ path: inner, schema: field, required: required.includes(name) });
    add(field, inner);
  }
  for (const part of partsOf(schema)) add(part, path);
  if (items) add(items, `${path}[]`);
}

/** A mapping in data beside a schema that says something of it. */
interface DescribedGroup {
  data: DataObject;
  schema: Schema;
  /** Whether the schema may not hold, as one of several choices. */
  isPart: boolean;
}

/** Lists the mappings in data, each with every schema that declares fields of it. */
export function groupsIn(
  data: Data,
  written: Schema,
  follow: Follow,
  isPart = false,
): DescribedGroup[] {
  const schema = written.$ref ? follow(written.$ref) : written;
  if (!schema || data === null || typeof data !== 'object') return [];
  if (Array.isArray(data)) {
    const { items } = schema;
    return items ? data.flatMap((item) => groupsIn(item, items, follow, isPart)) : [];
  }
  const { properties = {} } = schema;
  const inner = Object.entries(properties).flatMap(([name, field]) =>
    groupsIn(data[name] ?? null, field, follow, isPart),
  );
  const parts = partsOf(schema).flatMap((part) => groupsIn(data, part, follow, true));
  return [{ data, schema, isPart }, ...inner, ...parts];
}

/** Returns the schemas that say more about the same value. */
function partsOf({ allOf = [], anyOf = [], oneOf = [], ...schema }: Schema): Schema[] {
  const single = [schema.then, schema.else, schema.additionalProperties];
  const more = single.filter((part) => typeof part === 'object');
  return [...allOf, ...anyOf, ...oneOf, ...more];
}
