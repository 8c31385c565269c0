/** The part of JSON Schema (draft-07) that Pagewright's schemas use, and how to walk through it. */

import type { Data, DataPath } from './types.ts';

/** Names of fields that other tools have in the same place, with advice on what to write here instead. */
interface ForeignFields {
  names: string[];
  /** The JSON types of the value, when the advice is only for these. */
  type?: string | string[];
  /** The advice; `‹name›` and `‹value›` are replaced by what is written. */
  advice: string;
  /** Whether such a name may also be meant as one of the fields that exist. */
  unsure?: boolean;
}

/** A JSON Schema, as in a `schema.json`. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  /** The value that counts when there is none: for readers, as nothing writes it into data. */
  default?: unknown;
  /** Example values; the first one is shown in hints. */
  examples?: unknown[];
  format?: string;
  /** Synonyms of a block type: editors who write one of them mean it. */
  keywords?: string[];
  /** Synonyms of a field. */
  'x-aliases'?: string[];
  /** For a switch: names that mean the opposite, such as `optional` for `required`. */
  'x-opposites'?: string[];
  /** For a field with few possible values: synonyms of each value. */
  'x-value-aliases'?: { [value: string]: string[] };
  /** For a field with few possible values: values of other tools, and what to do in place of them. */
  'x-foreign-values'?: { values: string[]; advice: string }[];
  /** For an object: fields of other tools that editors write there. */
  'x-foreign-fields'?: ForeignFields[];
  /**
   * For a text that refers to an entry: the collection, and the field that identifies the entry (`slug` by default).
   */
  'x-collection'?: string;
  'x-field'?: string;
  /** For a text: the control that Studio shows. */
  'x-control'?: 'color' | 'day' | 'moment';
  /** For a block: the group that Studio lists it in. */
  'x-group'?: string;
  /** The package that a block comes from. */
  'x-package'?: string;
  /** For a text that is rendered as a heading: 1 for the page's own, 2 for a section's, 3 for an entry's. */
  headingLevel?: 1 | 2 | 3;
  /** Where in the same object the value has to occur: `items.labels` for a label of one of the items. */
  among?: string;
  /** For a text that names a button: the type of the block that the button opens. */
  opens?: string;
  /** For a block that is a dialog with a fixed name: that name. */
  dialog?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  properties?: { [name: string]: Schema };
  patternProperties?: { [pattern: string]: Schema };
  additionalProperties?: boolean | Schema;
  required?: string[];
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

/** Returns the description of a value, with its default: `How a card looks. The default is card.` */
export function descriptionOf({ description, default: preset }: Schema): string | undefined {
  const shown = typeof preset === 'object' ? JSON.stringify(preset) : preset;
  const known = preset === undefined ? undefined : `The default is ${shown}.`;
  return description && known ? `${description} ${known}` : (description ?? known);
}

/** The target of a field with `x-collection`: an entry of a collection, identified by one of its fields. */
export interface RowReference {
  collection: string;
  field: string;
}

/**
 * Returns the reference of a field; `undefined` when it is none. Entries are identified by `slug` unless `x-field`
 * names another field.
 */
export function referenceOf(schema: Schema): RowReference | undefined {
  const { 'x-collection': collection, 'x-field': field = 'slug' } = schema;
  return collection ? { collection, field } : undefined;
}

/** A value in data, with what its schema says of it. */
interface FoundValue<Fact> {
  fact: Fact;
  value: Data;
  path: DataPath;
}

/** Returns the values in data, at any depth, of whose schemas a function returns something. */
export function valuesWith<Fact>(
  factOf: (schema: Schema) => Fact | undefined,
  schema: Schema,
  value: Data,
  path: DataPath,
): FoundValue<Fact>[] {
  const fact = factOf(schema);
  if (fact !== undefined) return [{ fact, value, path }];
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.flatMap((one, at) => valuesWith(factOf, items, one, [...path, at]));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    value[name] === undefined ? [] : valuesWith(factOf, field, value[name], [...path, name]),
  );
}

/** Returns the names of the collections that values of a schema refer to, at any depth. */
export function collectionsIn(schema: Schema): string[] {
  const own = referenceOf(schema)?.collection ?? [];
  return [own, schemasBelow(schema).flatMap(collectionsIn)].flat();
}

/** The prefix of references to the shared definitions, in every schema. */
export const SHARED_PREFIX = '/schema/shared.schema.json#/definitions/';

const mapKeywords = ['properties', 'patternProperties', 'definitions'] as const;
const listKeywords = ['allOf', 'anyOf', 'oneOf'] as const;
const schemaKeywords = ['items', 'additionalProperties', 'if', 'then', 'else', 'not'] as const;

/** Returns a copy of `schema` with `change` applied to each schema directly below it; the rest is shared. */
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

/** Returns the schemas directly below a schema. */
export function schemasBelow(schema: Schema): Schema[] {
  const below = [
    ...mapKeywords.flatMap((keyword) => Object.values(schema[keyword] ?? {})),
    ...listKeywords.flatMap((keyword) => schema[keyword] ?? []),
    ...schemaKeywords.map((keyword) => schema[keyword]),
  ];
  return below.filter((one) => typeof one === 'object');
}

/** Returns the alternatives, parts and conditional schemas of a schema, which apply to the same value. */
export function partsOf(schema: Schema): Schema[] {
  const choices = listKeywords.flatMap((keyword) => schema[keyword] ?? []);
  return [...choices, schema.then ?? [], schema.else ?? []].flat();
}

/** Returns the schema and, recursively, its parts. */
export function variantsOf(schema: Schema): Schema[] {
  return [schema, ...partsOf(schema).flatMap(variantsOf)];
}

/** Returns whether values of `type` are among those that the schema allows. */
export function allowsType(schema: Schema, type: string): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}

/** The prefix of references to definitions of the same schema. */
export const OWN_PREFIX = '#/definitions/';

/** Returns whether a schema is that of a list of blocks. */
export const isListOfBlocks = ({ items }: Schema): boolean =>
  items?.$ref === `${SHARED_PREFIX}block`;

/** Returns whether a schema has a list of blocks, at any depth. */
export function holdsBlocks(schema: Schema): boolean {
  return isListOfBlocks(schema) || schemasBelow(schema).some(holdsBlocks);
}

/** What the references of a schema mean, by `$ref`. */
export type Definitions = ReadonlyMap<string, Schema>;

/** Returns the definitions that a schema may refer to: its own and the shared ones. */
export function definitionsOf(schema: Schema, shared: Schema = {}): Definitions {
  const named = (prefix: string, { definitions = {} }: Schema) =>
    Object.entries(definitions).map(([name, one]): [string, Schema] => [prefix + name, one]);
  return new Map([...named(SHARED_PREFIX, shared), ...named(OWN_PREFIX, schema)]);
}

/** Returns the definition that a schema's `$ref` names, `undefined` if there is none; a schema without `$ref` itself. */
export const targetOf = (schema: Schema, definitions: Definitions): Schema | undefined =>
  schema.$ref ? definitions.get(schema.$ref) : schema;

/** Returns a schema merged over the definition that its `$ref` names; the schema itself when there is none. */
export function resolved(schema: Schema, definitions: Definitions): Schema {
  const meant = definitions.get(schema.$ref ?? '');
  return meant ? { ...meant, ...schema } : schema;
}

/** One validation error, as Ajv returns it. */
export interface SchemaError {
  keyword: string;
  /** The JSON pointer of the value: `/items/2/title`. */
  instancePath: string;
  /** The path of the schema's keyword that failed. */
  schemaPath: string;
  params: { [name: string]: unknown };
  /** The schema around the keyword. */
  parentSchema: Schema;
  data: unknown;
}
