/** Walks through a block's schema and through data beside it, for the contract that blocks are held to. */

import type { Schema } from '../../content/model/json-schema.ts';
import type { Data, DataObject } from '../../content/model/types.ts';
import { resolveRef } from '../../content/schemas/compose-schema.ts';

/** A field that a schema declares. */
interface Field {
  /** `items[].title` */
  name: string;
  /** The schema that declares it. */
  schema: Schema;
  description: string | undefined;
}

/** A mapping that a schema declares: the block itself, or a group inside it. */
interface Group {
  /** The field that holds it, such as `items[]`; empty for the block itself. */
  name: string;
  schema: Schema;
}

/** Finds what references mean: definitions of the schema itself and the shared ones. */
export class SchemaFields {
  readonly fields: Field[] = [];
  readonly groups: Group[] = [];
  readonly #seen = new Set<Schema>();
  readonly #root: Schema;
  readonly #shared: Schema;

  constructor(root: Schema, shared: Schema) {
    this.#root = root;
    this.#shared = shared;
    this.#collect(root, '');
  }

  /** Returns the schema that a reference of this block means; `undefined` for a shared definition, which is no field of the block's own. */
  #own(schema: Schema): Schema | undefined {
    if (!schema.$ref) return schema;
    if (!schema.$ref.startsWith('#')) return undefined;
    return resolveRef(schema.$ref, this.#root, this.#shared);
  }

  #collect(schema: Schema, name: string): void {
    const own = this.#own(schema);
    if (!own || this.#seen.has(own)) return;
    this.#seen.add(own);
    if (own.properties) this.groups.push({ name, schema: own });
    for (const [key, property] of Object.entries(own.properties ?? {})) {
      const field = name ? `${name}.${key}` : key;
      const meant = property.$ref && resolveRef(property.$ref, this.#root, this.#shared);
      const description = property.description ?? (meant ? meant.description : undefined);
      this.fields.push({ name: field, schema: property, description });
      this.#collect(property, field);
    }
    for (const below of partsOf(own)) this.#collect(below, name);
    if (own.items) this.#collect(own.items, `${name}[]`);
  }

  /** Adds the fields that `data` uses to `used`. */
  markUsed(data: Data, used: Set<Schema>, schema: Schema = this.#root): void {
    const own = this.#own(schema);
    if (!own || data === null || typeof data !== 'object') return;
    if (Array.isArray(data)) {
      for (const item of data) if (own.items) this.markUsed(item, used, own.items);
      return;
    }
    for (const [key, property] of Object.entries(own.properties ?? {})) {
      if (data[key] === undefined) continue;
      used.add(property);
      this.markUsed(data[key], used, property);
    }
    for (const below of partsOf(own)) this.markUsed(data, used, below);
  }

  /** Returns every mapping in `data` with the schema that declares it. */
  mappings(
    data: Data,
    schema: Schema = this.#root,
    found: [DataObject, Schema][] = [],
  ): [DataObject, Schema][] {
    const own = this.#own(schema);
    if (!own || data === null || typeof data !== 'object') return found;
    if (Array.isArray(data)) {
      for (const item of data) if (own.items) this.mappings(item, own.items, found);
      return found;
    }
    if (own.properties) found.push([data, own]);
    for (const [key, property] of Object.entries(own.properties ?? {})) {
      if (data[key] !== undefined) this.mappings(data[key], property, found);
    }
    return found;
  }
}

/** Returns the schemas that say more about the same value. */
function partsOf(schema: Schema): Schema[] {
  const conditional = [schema.then, schema.else].filter(
    (part): part is Schema => typeof part === 'object' && part !== null,
  );
  const more = schema.additionalProperties;
  const rest = typeof more === 'object' ? [more] : [];
  const choices = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...choices, ...conditional, ...rest];
}
