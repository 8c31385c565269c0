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

/** Returns the schema that a reference means; `undefined` where it is not to be followed. */
type Follow = (ref: string) => Schema | undefined;

/** Lists the fields of a schema, each before those in it, and its groups. What holds itself is listed once. */
export function fieldsOf(
  root: Schema,
  follow: Follow,
): { fields: SchemaField[]; groups: SchemaGroup[] } {
  const fields: SchemaField[] = [];
  const groups: SchemaGroup[] = [];
  const around: Schema[] = [];
  const walk = (written: Schema, path: string): void => {
    const schema = written.$ref ? follow(written.$ref) : written;
    if (!schema || around.includes(schema)) return;
    around.push(schema);
    if (schema.properties) groups.push({ path, schema });
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const inner = path ? `${path}.${name}` : name;
      const required = schema.required?.includes(name) ?? false;
      fields.push({ path: inner, schema: field, required });
      walk(field, inner);
    }
    for (const part of partsOf(schema)) walk(part, path);
    if (schema.items) walk(schema.items, `${path}[]`);
    around.pop();
  };
  walk(root, '');
  return { fields, groups };
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
