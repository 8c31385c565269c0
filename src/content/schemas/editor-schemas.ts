import {
  type Definitions,
  definitionsOf,
  mapSchemas,
  OWN_PREFIX,
  type Schema,
  SHARED_PREFIX,
  targetOf,
} from '../model/json-schema.ts';
import { composeSchema, type EngineSchemas } from './compose-schema.ts';
import { type EntryNames, withEntries } from './entry-names.ts';
import { lenient, lenientItems } from './lenient-schema.ts';
import type { BlockFolder } from './read-block-folders.ts';

/** An entry of `defaultSnippets`, as the language servers for JSON and YAML read it. */
interface Snippet {
  label: string;
  description: string;
  body: unknown;
}

/** Returns the snippet of a block. */
export function blockSnippet(type: string, schema: Schema, definitions: Definitions): Snippet {
  let stops = 0;
  const inside: Schema[] = [];
  const body = (field: Schema): unknown => {
    const meant = targetOf(field, definitions) ?? {};
    // A recursive entry: one that contains entries of its own kind.
    if (inside.includes(meant)) return {};
    if (meant.items) return [body(meant.items)];
    if (meant.properties) return group(meant);
    stops += 1;
    const first = meant.enum?.[0];
    return first === undefined ? `$${stops}` : `\${${stops}:${first}}`;
  };
  const group = (meant: Schema): { [name: string]: unknown } => {
    inside.push(meant);
    const names = (meant.required ?? []).filter((name) => name !== 'type');
    const fields = names.map((name) => [name, body(meant.properties?.[name] ?? {})]);
    inside.pop();
    return Object.fromEntries(fields);
  };
  return { label: type, description: schema.description ?? '', body: { type, ...group(schema) } };
}

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** The name of the file with the definitions of all blocks, which the other schemas refer to. */
export const BLOCKS_FILE = 'blocks.schema.json';

/**
 * Makes the schemas with which editors validate and complete YAML files; all refer to `blocks`. Unlike the build's
 * schemas, they allow templates for any value and `itemsFrom` for `items`, and list the `entries` that a reference may
 * name.
 */
export function editorSchemas(
  found: BlockFolder[],
  engine: EngineSchemas,
  entries: EntryNames = () => [],
) {
  const blocks = found.map((block) => ({ ...block, schema: withEntries(block.schema, entries) }));
  const block = { $ref: `${SHARED_PREFIX}block` };
  const site = editorSchema(engine.site);
  return {
    blocks: {
      $schema: DRAFT,
      description:
        'What the schemas of pages, fragments, collections and the site file have in common.',
      definitions: sharedDefinitions(blocks, engine),
    },
    page: editorSchema(engine.page),
    site,
    language: partial(site),
    fragment: pointToBlocks({
      $schema: DRAFT,
      title: 'Fragment',
      description: 'Blocks that several pages use: a list of blocks, or a single one.',
      if: { type: 'object' },
      // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
      then: block,
      else: { type: 'array', items: block },
    }),
  };
}

function editorSchema(own: Schema): Schema {
  const { definitions: ownDefinitions = {}, $schema: _draft, ...rest } = own;
  const { each, ...top } = rest.properties ?? {};
  const properties = lenient({ properties: top }).properties ?? {};
  if (each) properties.each = each;
  return {
    $schema: DRAFT,
    ...rest,
    properties: mapSchemas({ properties }, pointToBlocks).properties,
    definitions: Object.fromEntries(
      Object.entries(ownDefinitions).map(([name, schema]) => [
        name,
        pointToBlocks(name === 'each' ? schema : lenient(schema)),
      ]),
    ),
  };
}

/**
 * Returns the schema of a file whose groups complete those of another file, as the site file of a language does:
 * nothing is required, except in the entries of its lists.
 */
function partial({ required: _needed, ...schema }: Schema): Schema {
  const copy = mapSchemas(schema, partial);
  const { items, definitions } = schema;
  return { ...copy, ...(items && { items }), ...(definitions && { definitions }) };
}

/** Returns the definitions that all schemas share: those of the engine, `itemsFrom`, and all blocks. */
function sharedDefinitions(
  blocks: BlockFolder[],
  engine: EngineSchemas,
): Schema['definitions'] & object {
  const definitions: { [name: string]: Schema } = {};
  for (const [name, schema] of Object.entries(engine.shared.definitions ?? {})) {
    if (name !== 'block') definitions[name] = pointInside(lenient(schema));
  }
  for (const name of ['where', 'except', 'sort', 'limit', 'fragment']) {
    const schema = engine.page.definitions?.[name];
    if (schema) definitions[name] = pointInside(lenient(schema));
  }
  const itemsFrom = asShared(engine.page.definitions?.itemsFrom ?? {});
  for (const { type, schema } of blocks) {
    const composed = described(composeSchema(type, schema, engine.block));
    const name = `block-${type}`;
    const withItemsFrom = lenientItems(composed, itemsFrom, definitionsOf(composed, engine.shared));
    definitions[name] = pointInside(lenient(withItemsFrom), `#/definitions/${name}`);
  }
  definitions.block = union(blocks, engine);
  return definitions;
}

/**
 * Returns the block's schema with its description moved to `type`, where an editor shows it while the type is typed.
 */
function described(composed: Schema): Schema {
  const { type, ...fields } = composed.properties ?? {};
  const description = composed.description ?? type?.description ?? '';
  return { ...composed, properties: { type: { ...type, description }, ...fields } };
}

/**
 * Returns the schema of one block in a list: `if type = x then x's schema`. With `oneOf` a mistake would be reported
 * once for every block type.
 */
function union(blocks: BlockFolder[], engine: EngineSchemas): Schema {
  const choices: [string, string][] = blocks.map(({ type, schema }) => [
    type,
    schema.description ?? schema.title ?? '',
  ]);
  choices.push(['fragment', engine.page.definitions?.fragment?.description ?? '']);
  const snippets = blocks.map(({ type, schema }) =>
    blockSnippet(type, schema, definitionsOf(schema, engine.shared)),
  );
  const types = choices.map(([type]) => type);
  return {
    description: engine.shared.definitions?.block?.description,
    type: 'object',
    properties: {
      type: {
        description: 'Which block this is.',
        enum: types,
        enumDescriptions: choices.map(([, description]) => description),
        markdownEnumDescriptions: choices.map(([, description]) => description),
      },
    },
    required: ['type'],
    allOf: [
      {
        if: { type: 'object', required: ['type'] },
        // anyOf: the language server takes a schema without a type for a text, and would offer each snippet
        // twice
        else: { anyOf: [{}], defaultSnippets: snippets },
      },
      ...types.map((type) => ({
        // Without "object" an empty entry would be offered the fields of all blocks.
        if: { type: 'object', properties: { type: { const: type } }, required: ['type'] },
        // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
        then: { $ref: `#/definitions/${type === 'fragment' ? type : `block-${type}`}` },
      })),
    ],
  };
}

/** Returns the schema with `change` applied to its references, at any depth. */
function withReferences(schema: Schema, change: (reference: string) => string): Schema {
  const copy = mapSchemas(schema, (below) => withReferences(below, change));
  return schema.$ref ? { ...copy, $ref: change(schema.$ref) } : copy;
}

/** Returns the schema with references to its own definitions turned into references to shared ones. */
const asShared = (schema: Schema): Schema =>
  withReferences(schema, (reference) => reference.replace(OWN_PREFIX, SHARED_PREFIX));

/**
 * Returns the schema for inclusion in the file of the blocks, with its references pointing to the definitions there;
 * `base` is the place of its own definitions.
 */
const pointInside = (schema: Schema, base = '#'): Schema =>
  withReferences(schema, (reference) =>
    reference.startsWith(SHARED_PREFIX)
      ? reference.replace(SHARED_PREFIX, OWN_PREFIX)
      : reference.replace(/^#(?=\/)/, base),
  );

/**
 * Returns the schema with references to shared definitions pointing to the file of the blocks; its own references
 * stay.
 */
export const pointToBlocks = (schema: Schema): Schema =>
  withReferences(schema, (reference) => reference.replace(SHARED_PREFIX, BLOCKS_FILE + OWN_PREFIX));
