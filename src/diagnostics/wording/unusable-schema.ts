/** Rewords the validator's messages about invalid schemas. */
import { rangeAt } from '../../content/model/data.ts';
import type { TextRange } from '../../content/model/types.ts';
import { formats } from '../../content/schemas/validate.ts';
import { nearest } from './nearest.ts';
import { listed } from './phrases.ts';

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
const SHARED_PREFIX = '/schema/shared.schema.json#/definitions/';

/** A message without a full stop, and the word in the schema that it is about. */
interface SchemaProblem {
  message: string;
  word?: string | undefined;
}

/** Patterns of the validator's messages, with the functions that make the messages replacing them. */
const sentences: [pattern: RegExp, describe: (found: string, definitions: string[]) => string][] = [
  [
    /^can't resolve reference (\S+) from id/,
    (reference, definitions) =>
      reference.startsWith(SHARED_PREFIX)
        ? `there is no definition ${reference.slice(SHARED_PREFIX.length)}; ${orNearest(reference.slice(SHARED_PREFIX.length), definitions)}`
        : `"$ref": "${reference}" leads nowhere; shared definitions are ${SHARED_PREFIX}heading and the like`,
  ],
  [
    /^unknown format "(.+?)" ignored/,
    (format) => `there is no "format": "${format}"; ${orNearest(format, Object.keys(formats))}`,
  ],
  [
    /^type must be JSONType or JSONType\[\]: (\w+)$/,
    (type) => `there is no "type": "${type}"; ${orNearest(type, types)}`,
  ],
  [/^(type) must be JSONType/, () => `"type" has to be one of ${listed(types)}`],
  [
    /^strict mode: unknown keyword: "(.+)"$/,
    (keyword) => `"${keyword}" is not a word of JSON Schema`,
  ],
  [
    /^Invalid regular expression: \/(.*)\/u?: [^/]*$/,
    () => 'this pattern cannot be read as a regular expression',
  ],
  [/^(\w+) value must be /, (name) => `"${name}" has to be a list, even of one, or a group`],
  [
    /^data\/(?:.*\/)?([a-z][\w-]*)(?:\/\d+)* must /,
    (name) => `"${name}" has a value of the wrong type`,
  ],
];

function orNearest(wrong: string, names: string[]): string {
  const near = nearest(wrong, names);
  return near ? `did you mean ${near}?` : `there are ${listed(names, 'and', names.length)}`;
}

/**
 * Returns the message for an invalid schema from the validator's message; `definitions` are the names of the shared
 * definitions.
 */
export function unusableSchema(message: string, definitions: string[]): SchemaProblem {
  for (const [pattern, describe] of sentences) {
    const [, word] = pattern.exec(message) ?? [];
    if (word !== undefined) return { message: describe(word, definitions), word };
  }
  return { message };
}

/** Returns the range of a word's first occurrence in the text of a schema; `undefined` when there is none. */
export function rangeOfWord(word: string | undefined, text: string): TextRange | undefined {
  const literal = JSON.stringify(word ?? '');
  const at = text.indexOf(literal);
  return word === undefined || at === -1 ? undefined : rangeAt(text, at, literal.length);
}
