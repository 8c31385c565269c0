/** The part of JSON Schema (draft-07) that Pagewright's schemas use, and how to walk through it. */

/** Fields that other tools have at the same place, and what is done here instead. */
export interface ForeignFields {
  names: string[];
  /** The JSON type of their value, where only that says what is meant. */
  type?: string;
  /** What to do; `‹name›` and `‹value›` stand for what is written. */
  advice: string;
  /** Whether a field that is there may be meant by such a name. */
  unsure?: boolean;
}

/** A JSON Schema, as it stands in a `schema.json`. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  /** Values as they could stand there: the first is shown in hints. */
  examples?: unknown[];
  format?: string;
  /** Other names of a type of block: editors who write one of them mean it. */
  keywords?: string[];
  /** Other names of a field. */
  'x-aliases'?: string[];
  /** Of a field with few possible values: other words for each of them. */
  'x-value-aliases'?: { [value: string]: string[] };
  /** Of a group of fields: names that are looked for there and stand for something else. */
  'x-foreign-fields'?: ForeignFields[];
  /** Of a text that names an entry: the collection, and the field by which it is named (`slug` when left out). */
  'x-collection'?: string;
  'x-field'?: string;
  /** Of a text: the control by which Studio lets one choose it. */
  'x-control'?: 'color' | 'day' | 'moment';
  /** Of a block: what it is offered under, in Studio. */
  'x-group'?: string;
  /** The package that a block comes from. */
  'x-package'?: string;
  /** Of a text that is rendered as a heading: 1 for the page's own, 2 for a section's, 3 for an entry's. */
  headingLevel?: 1 | 2 | 3;
  /** Where in the same group its value is to be found: `items.labels` for a label of one of the items. */
  among?: string;
  /** Of a text that names a button: the type of the block that the button opens. */
  opens?: string;
  /** Of a block: the name by which it is opened, where it is a dialog and has one name everywhere. */
  dialog?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  properties?: { [name: string]: Schema };
  patternProperties?: { [pattern: string]: Schema };
  additionalProperties?: boolean | Schema;
  required?: string[];
  propertyNames?: Schema;
  items?: Schema;
  definitions?: { [name: string]: Schema };
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  not?: Schema;
  [keyword: string]: unknown;
}

/** What a field with `x-collection` names: an entry of a collection, by one of its fields. */
export interface RowReference {
  collection: string;
  field: string;
}

/** Returns what a field refers to; `undefined` when it is no reference. An entry is named by its `slug` unless `x-field` says otherwise. */
export function referenceOf(schema: Schema): RowReference | undefined {
  const { 'x-collection': collection, 'x-field': field = 'slug' } = schema;
  return collection ? { collection, field } : undefined;
}

/** Where every schema finds the shared definitions. */
export const sharedPrefix = '/schema/shared.schema.json#/definitions/';

const mapKeywords = ['properties', 'patternProperties', 'definitions'] as const;
const listKeywords = ['allOf', 'anyOf', 'oneOf'] as const;
const schemaKeywords = ['items', 'additionalProperties', 'if', 'then', 'else', 'not'] as const;

/** Returns a copy of `schema` in which each schema directly below it went through `change`; the rest is shared. */
export function mapSchemas(schema: Schema, change: (below: Schema) => Schema): Schema {
  const copy: Schema = { ...schema };
  for (const keyword of mapKeywords) {
    const schemas = schema[keyword];
    if (!schemas) continue;
    copy[keyword] = Object.fromEntries(
      Object.entries(schemas).map(([name, below]) => [name, change(below)]),
    );
  }
  for (const keyword of listKeywords) {
    if (schema[keyword]) copy[keyword] = schema[keyword].map(change);
  }
  for (const keyword of schemaKeywords) {
    const below = schema[keyword];
    if (typeof below === 'object') copy[keyword] = change(below);
  }
  return copy;
}

/** Returns the schema and all that may hold in its place: choices, parts and conditions. */
export function variantsOf(schema: Schema): Schema[] {
  const choices = listKeywords.flatMap((keyword) => schema[keyword] ?? []);
  const conditional = [schema.then ?? [], schema.else ?? []].flat();
  return [schema, ...[...choices, ...conditional].flatMap(variantsOf)];
}

/** Returns whether values of `type` are among those that the schema allows. */
export function allowsType(schema: Schema, type: string): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}

/** What a reference to a definition of the same schema begins with. */
export const ownPrefix = '#/definitions/';

/** Returns a schema with what its `$ref` means. */
export function withReference(schema: Schema, root: Schema, shared: Schema): Schema {
  return schema.$ref ? { ...resolveRef(schema.$ref, root, shared), ...schema } : schema;
}

/** Returns the schema that a `$ref` means: a shared definition or one of the schema's own. `undefined` when there is none. */
export function resolveRef(ref: string, root: Schema, shared: Schema): Schema | undefined {
  if (ref.startsWith(sharedPrefix)) return shared.definitions?.[ref.slice(sharedPrefix.length)];
  if (ref.startsWith(ownPrefix)) return root.definitions?.[ref.slice(ownPrefix.length)];
  return undefined;
}

/** Returns the schema that is meant by `{ $ref }`, with what stands beside the reference. */
export function resolved(schema: Schema, shared: Schema | undefined): Schema {
  const { $ref = '' } = schema;
  const name = $ref.replace(sharedPrefix, '').replace(ownPrefix, '');
  const meant = $ref ? (shared?.definitions?.[$ref] ?? shared?.definitions?.[name]) : undefined;
  return meant ? { ...meant, ...schema } : schema;
}

/** One thing that a schema does not allow, as the validator says it. */
export interface SchemaError {
  keyword: string;
  /** Where, as in `/items/2/title`. */
  instancePath: string;
  /** The keyword of the schema that refuses the value. */
  schemaPath: string;
  params: { [name: string]: unknown };
  /** The schema around the keyword. */
  parentSchema: Schema;
  data: unknown;
}
