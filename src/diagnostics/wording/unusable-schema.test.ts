import { expect, test } from 'vitest';
import { Validators } from '../../content/schemas/validate.ts';
import { unusableSchema } from './unusable-schema.ts';

const shared = { definitions: { heading: { type: 'string' }, icon: { type: 'string' } } };

/** Returns the reworded message of the validator about a property. */
function problemOf(property: { [word: string]: unknown }): string {
  const said = new Validators(shared).schemaProblem({
    type: 'object',
    properties: { one: property },
  });
  return unusableSchema(said ?? '', Object.keys(shared.definitions)).message;
}

test.each([
  [
    { $ref: '/schema/shared.schema.json#/definitions/headding' },
    'there is no definition headding; did you mean heading?',
  ],
  [
    { $ref: '/schema/shared.schema.json#/definitions/carousel' },
    'there is no definition carousel; there are heading and icon',
  ],
  [{ $ref: '../heading.json' }, '"$ref": "../heading.json" leads nowhere; shared definitions are'],
  [
    { type: 'string', format: 'inline-markdwn' },
    'there is no "format": "inline-markdwn"; did you mean inline-markdown?',
  ],
  [{ type: { of: 'string' } }, '"type" has to be one of string, number,'],
  [{ type: 'strin' }, 'there is no "type": "strin"; did you mean string?'],
  [{ type: 'object', properties: { two: null } }, '"two" has a value of the wrong type'],
  [{ type: 'string', 'x-aliases': 'words' }, '"x-aliases" has a value of the wrong type'],
  [
    { type: 'object', 'x-foreign-fields': [{ names: ['height'] }] },
    '"x-foreign-fields" has a value of the wrong type',
  ],
  [{ type: 'string', maxLenght: 3 }, '"maxLenght" is not a word of JSON Schema'],
])('%j', (property, said) => {
  expect(problemOf(property)).toContain(said);
});
