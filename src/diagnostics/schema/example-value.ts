/** Makes example values of fields, for the lines that hints show. */
import usual from '../../../schema/usual-fields.json' with { type: 'json' };
import {
  type Definitions,
  isListOfBlocks,
  resolved,
  type Schema,
} from '../../content/model/json-schema.ts';
import { inBraces, quoted } from '../../content/yaml/scalars.ts';
import type { Lack } from '../model/schema-params.ts';
import { listed } from '../wording/phrases.ts';

const byFormat: { [format: string]: string } = usual.examplesOfFormats;

const ANY_WORDS = 'Some words';

/** Returns whether a line has an example in place of a value that only its editor knows. */
export const hasExample = (line: string): boolean =>
  [ANY_WORDS, ...Object.values(byFormat)].some((one) => line.includes(one));

/** Returns an example of a field with its key: `title: Our work`. */
export function exampleLine(key: string, schema: Schema, definitions: Definitions): string {
  const field = resolved(schema, definitions);
  const value = example(field, key, definitions, 0);
  return `${key}: ${value}`;
}

/** Returns examples of the fields that an object lacks: `latitude: 25.2048 and longitude: 55.2708`. */
export function examplesOf(lacks: Lack[], definitions: Definitions): string {
  const one = ({ names: [name = '', ...others], field }: Lack) =>
    listed([exampleLine(name, field, definitions), ...others]);
  return listed(lacks.map(one), 'and');
}

/** The maximum nesting of an example: deeper ones would be too long to read. */
const MAX_DEPTH = 4;

function example(schema: Schema, key: string, definitions: Definitions, depth: number): string {
  const [first] = schema.enum ?? schema.examples ?? [];
  if (first !== undefined) return written(first, depth > 0);
  if (schema.const !== undefined) return String(schema.const);
  const ofFormat = byFormat[schema.format ?? ''];
  if (ofFormat && new RegExp(schema.pattern ?? '', 'u').test(ofFormat)) return ofFormat;
  const [type] = [schema.type ?? []].flat();
  switch (type) {
    case 'integer':
    case 'number':
      return String(schema.minimum ?? 1);
    case 'boolean':
      return 'true';
    case 'array':
      return list(schema, key, definitions, depth);
    case 'object':
      return group(schema, definitions, depth);
    default:
      return allowed(schema) ?? ANY_WORDS;
  }
}

/** Returns a value as it is written, on its own or within braces. */
function written(value: unknown, isInBraces: boolean): string {
  // Without quotation marks YAML tools may read a date as their own type.
  if (/^\d{4}-\d\d-\d\d/.test(String(value))) return `"${value}"`;
  return isInBraces && typeof value === 'string' ? inBraces(value) : String(value);
}

function list(schema: Schema, key: string, definitions: Definitions, depth: number): string {
  if (isListOfBlocks(schema)) return '[{ type: text, body: … }]';
  if (depth > MAX_DEPTH) return '[…]';
  return `[${example(resolved(schema.items ?? {}, definitions), key, definitions, depth + 1)}]`;
}

/**
 * Returns a text that matches the field's pattern: the one in its description, or a usual one; `undefined` when none
 * matches.
 */
function allowed({ pattern, description = '' }: Schema): string | undefined {
  const form = new RegExp(pattern ?? '', 'u');
  const [, named] = /\bsuch as "?([^\s",;]+?)[.,;:]?(?=["\s]|$)/.exec(description) ?? [];
  const found = [...(pattern && named ? [named] : []), ...usual.exampleTexts].find((text) =>
    form.test(text),
  );
  return found && /^(?:#|\d{4}-|[\d.]+$)/.test(found) ? quoted(found) : found;
}

function group(schema: Schema, definitions: Definitions, depth: number): string {
  const needed = [...(schema.required ?? []), ...(schema.anyOf?.[0]?.required ?? [])];
  const names = needed.length > 0 ? needed : Object.keys(schema.properties ?? {}).slice(0, 1);
  const { additionalProperties: any } = schema;
  if (names.length === 0 && typeof any === 'object') {
    return `{ main: ${example(resolved(any, definitions), 'main', definitions, depth + 1)} }`;
  }
  if (depth > MAX_DEPTH || names.length === 0) return '{ … }';
  const fields = names.map((name) => {
    const below = resolved(schema.properties?.[name] ?? {}, definitions);
    return `${name}: ${example(below, name, definitions, depth + 1)}`;
  });
  return `{ ${fields.join(', ')} }`;
}
