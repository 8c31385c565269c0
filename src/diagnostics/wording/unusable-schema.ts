/** What the validator says of a schema that it cannot use, for those who wrote the schema. */

import { placeAt } from '../../content/model/data.ts';
import { escapePattern } from '../../content/model/escape-pattern.ts';
import type { Place } from '../../content/model/types.ts';
import { formats } from '../../content/schemas/validate.ts';
import { listed, nearest } from '../../content/words/nearest.ts';

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

/** What the words for types are for people, in a schema. */
const typeNames: { [type: string]: string } = {
  object: 'a group in braces',
  array: 'a list in square brackets',
  string: 'a text in quotation marks',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
};

const words = (names: string[]) => listed(names, 'and', names.length);

function orNearest(wrong: string, names: string[]): string {
  const near = nearest(wrong, names);
  return near ? `did you mean ${near}?` : `there are ${words(names)}`;
}

/** Where in the text of a schema the words stand that the validator speaks of. */
export function placeInSchema(said: string, text: string): Place | undefined {
  const [, reference] = /^can't resolve reference (\S+) from id/.exec(said) ?? [];
  const [, format] = /^unknown format "(.+?)" ignored/.exec(said) ?? [];
  const [, type] = /^type must be JSONType or JSONType\[\]: (.+)$/.exec(said) ?? [];
  const [, keyword] = /^strict mode: unknown keyword: "(.+)"$/.exec(said) ?? [];
  const [, list] = /^(\w+) value must be \["(?:array|object)"\]/.exec(said) ?? [];
  if (list) return placeOf(new RegExp(`(?<="${list}"\\s*:\\s*)(?:"[^"\\n]*"|[^\\s,}]+)`), text);
  const [, malformed] = /^data\/(?:.*\/)?(\w+) must be /.exec(said) ?? [];
  if (malformed) return placeOf(new RegExp(escapePattern(JSON.stringify(malformed))), text);
  const [, pattern] = /^Invalid regular expression: \/(.*)\/u?: [^/]*$/.exec(said) ?? [];
  if (pattern) return placeOf(new RegExp(escapePattern(JSON.stringify(pattern))), text);
  const [name, value] = reference
    ? ['$ref', reference]
    : format
      ? ['format', format]
      : type
        ? ['type', type]
        : [keyword ?? '', undefined];
  if (name === '') return undefined;
  const literal = (word: string) => escapePattern(JSON.stringify(word));
  const whole = `(?<=${literal(name)}\\s*:\\s*(?:\\[[^\\]]*)?)${literal(value ?? '')}`;
  return placeOf(new RegExp(value === undefined ? literal(name) : whole), text);
}

function placeOf(pattern: RegExp, text: string): Place | undefined {
  const found = pattern.exec(text);
  return found ? placeAt(text, found.index, found[0].length) : undefined;
}

/** Says that a field has to be there and is none of the properties, so that no entry can be right; with its place in the text. */
export function unknownRequired(
  name: string,
  properties: string[],
  text: string,
): { message: string; place?: Place } {
  const word = escapePattern(JSON.stringify(name));
  const place = placeOf(new RegExp(`(?<="required"\\s*:\\s*\\[[^\\]]*)${word}`), text);
  return {
    message: `"${name}" has to be there and is none of the properties; ${orNearest(name, properties)}`,
    ...(place ? { place } : {}),
  };
}

/**
 * One sentence without a full stop that says what is wrong in a schema.json.
 *
 * @param said the validator's message
 * @param definitions the names in schema/shared.schema.json; they are listed where one was meant that is not there
 */
export function unusableSchema(said: string, definitions: string[]): string {
  const [, reference = ''] = /^can't resolve reference (\S+) from id/.exec(said) ?? [];
  const [, name] = /^\/schema\/shared\.schema\.json#\/definitions\/(.+)$/.exec(reference) ?? [];
  if (name) return `there is no definition ${name}; ${orNearest(name, definitions)}`;
  if (reference) {
    return `"$ref": "${reference}" leads nowhere; shared definitions are /schema/shared.schema.json#/definitions/heading and the like`;
  }
  const [, format] = /^unknown format "(.+?)" ignored/.exec(said) ?? [];
  if (format)
    return `there is no "format": "${format}"; ${orNearest(format, Object.keys(formats))}`;
  const [, type] = /^type must be JSONType or JSONType\[\]: (.+)$/.exec(said) ?? [];
  if (type && !/^\w+$/.test(type)) return `"type" has to be one of ${words(types)}`;
  if (type) return `there is no "type": "${type}"; ${orNearest(type, types)}`;
  const [, list, kind] = /^(\w+) value must be \["(array|object)"\]/.exec(said) ?? [];
  if (list) {
    return `"${list}" has to be ${kind === 'array' ? 'a list in square brackets, even of one' : 'a group in braces'}`;
  }
  const [, path = '', kinds = ''] = /^data\/(\S+) must be ([a-z,]+)$/.exec(said) ?? [];
  if (path) {
    const [first = ''] = kinds.split(',');
    return `"${path.replaceAll('/', '.')}" has to be ${typeNames[first] ?? kinds}`;
  }
  const [, why] = /^Invalid regular expression: .*: ([^:]+)$/.exec(said) ?? [];
  if (why) return `this pattern cannot be read (${why.toLowerCase()})`;
  const [, keyword] = /^strict mode: unknown keyword: "(.+)"$/.exec(said) ?? [];
  if (keyword) return `"${keyword}" is no word of JSON Schema`;
  return said;
}
