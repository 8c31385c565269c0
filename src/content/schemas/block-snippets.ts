/** Snippets that editors offer for an empty block: each type with its required fields, ready to be filled in. */
import type { Definitions, Schema } from '../model/json-schema.ts';

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
    const meant = (field.$ref ? definitions.get(field.$ref) : field) ?? {};
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
