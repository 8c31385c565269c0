import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '../model/json-schema.ts';

/** The schemas that belong to no single block: `schema/*.schema.json`. */
export interface EngineSchemas {
  shared: Schema;
  block: Schema;
  page: Schema;
  site: Schema;
}

/** Reads the four schemas of `<engineRoot>/schema`. Throws when one is missing, which means a broken installation. */
export function readEngineSchemas(engineRoot: string): EngineSchemas {
  const read = (name: string): Schema =>
    JSON.parse(readFileSync(join(engineRoot, 'schema', `${name}.schema.json`), 'utf8'));
  return { shared: read('shared'), block: read('block'), page: read('page'), site: read('site') };
}

/**
 * Returns the complete schema of a block: its own fields, its `type` and the common fields; no other fields are
 * allowed. A block's own definition of a common field (a narrower `tone`, for example) replaces the common one.
 */
export function composeSchema(type: string, own: Schema, common: Schema): Schema {
  const { $schema: _unused, ...rest } = own;
  const properties = { ...common.properties, ...own.properties };
  const foreign = [own, common].flatMap((schema) => schema['x-foreign-fields'] ?? []);
  return {
    ...rest,
    'x-foreign-fields': foreign,
    type: 'object',
    properties: { type: { description: 'Which block this is.', const: type }, ...properties },
    required: ['type', ...(own.required ?? []).filter((name) => name !== 'type')],
    additionalProperties: false,
  };
}
