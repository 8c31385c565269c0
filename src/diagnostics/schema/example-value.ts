/** A value as it could stand after a field's name, for the line that a hint shows. */
import { ownPrefix, resolved, type Schema } from '../../content/model/json-schema.ts';

const byFormat: { [format: string]: string } = {
  link: '/about',
  'image-path': '/images/team.svg',
  'file-path': '/papers/prices.pdf',
  'film-path': '/videos/tour.mp4',
  'captions-path': '/videos/tour.vtt',
  icon: 'star',
  dialog: 'promo-video',
  'opens-dialog': 'promo-video',
  email: 'name@example.org',
  date: '"2026-01-31"',
  time: '"09:30"',
  uri: 'https://example.org',
  'api-path': '/api/application/contact',
};

/** Returns the shared definitions together with a schema's own, which keep the names by which it refers to them. */
export function allDefinitions(schema: Schema, shared: Schema | undefined): Schema {
  const own = Object.entries(schema.definitions ?? {}).map(([name, one]) => [
    ownPrefix + name,
    one,
  ]);
  return { definitions: { ...shared?.definitions, ...Object.fromEntries(own) } };
}

/** Returns an example: `title: Our work`, or `items:` with its first entry below, each line after the first indented. */
export function exampleLine(key: string, schema: Schema, shared: Schema | undefined): string {
  const field = resolved(schema, shared);
  const value = example(field, key, shared, 0);
  return `${key}: ${value}`;
}

function example(schema: Schema, key: string, shared: Schema | undefined, depth: number): string {
  const [first] = schema.enum ?? schema.examples ?? [];
  // without quotation marks YAML would take it for a time of its own
  if (first !== undefined)
    return /^\d{4}-\d\d-\d\d/.test(String(first)) ? `"${first}"` : String(first);
  if (schema.const !== undefined) return String(schema.const);
  if (schema.format && byFormat[schema.format]) return byFormat[schema.format] ?? '';
  const [type] = [schema.type ?? []].flat();
  switch (type) {
    case 'integer':
    case 'number':
      return String(schema.minimum ?? 1);
    case 'boolean':
      return 'true';
    case 'array':
      if (schema.items?.$ref?.endsWith('/block')) return '[{ type: text, body: … }]';
      return depth > 1
        ? '[…]'
        : `[${example(resolved(schema.items ?? {}, shared), key, shared, depth + 1)}]`;
    case 'object':
      return group(schema, shared, depth);
    default:
      return allowed(schema, ['Some words', 'some-words', 'main']) ?? 'Some words';
  }
}

/** Returns the first of some texts that has the form that a field needs. */
function allowed({ pattern = '' }: Schema, texts: string[]): string | undefined {
  const form = new RegExp(pattern, 'u');
  return texts.find((text) => form.test(text));
}

function group(schema: Schema, shared: Schema | undefined, depth: number): string {
  const names = schema.required?.length
    ? schema.required
    : Object.keys(schema.properties ?? {}).slice(0, 1);
  if (depth > 1 || names.length === 0) return '{ … }';
  const fields = names.slice(0, 3).map((name) => {
    const below = resolved(schema.properties?.[name] ?? {}, shared);
    return `${name}: ${example(below, name, shared, depth + 1)}`;
  });
  return `{ ${fields.join(', ')} }`;
}
