import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../tests/source-files.ts';
import type { Data, DataObject } from '../types.ts';
import { parse } from '../yaml/parse.ts';
import { acceptsBy } from './accepts.ts';
import { composeSchema, readEngineSchemas } from './compose-schema.ts';
import type { Schema } from './json-schema.ts';
import { formats, Validators } from './validate.ts';

const engine = readEngineSchemas(projectRoot);
const { shared } = engine;

const blocks = readdirSync(join(projectRoot, 'blocks'))
  .map((type) => ({ type, folder: join(projectRoot, 'blocks', type) }))
  .filter(({ folder }) => existsSync(join(folder, 'schema.json')))
  .map(({ type, folder }) => {
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const schema = composeSchema(type, JSON.parse(read('schema.json')), engine.block);
    return { type, schema, examples: parse(read('example.yaml')).data as DataObject[] };
  });

const odd = fc.constantFrom<Data[]>(
  ...['', 'x', '\u{1f4a7}', '2026-01-01', '#0d5c63', 'a@b.c', -1, 0, 0.5, 1e9, Number.NaN],
  ...[Number.POSITIVE_INFINITY, true, false, null, [], ['x'], {}, { label: 'x', to: '/x' }],
);
/** What was left out of a mapping. */
const gone = Symbol('gone');

/** The data with one value, somewhere in it, replaced or taken away, or with one more. */
function changed(data: Data, steps: number[], to: Data | typeof gone): Data {
  const keys = data !== null && typeof data === 'object' ? Object.keys(data) : [];
  const [step = 0, ...rest] = steps;
  if (keys.length === 0 || steps.length === 0) return to === gone ? null : to;
  const copy = (Array.isArray(data) ? data.slice() : { ...(data as DataObject) }) as DataObject;
  const key = keys[step % keys.length] as string;
  if (rest.length > 0) copy[key] = changed(copy[key] as Data, rest, to);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1, ...(to === gone ? [] : [to]));
  else if (step % 5 === 0) copy.another = to === gone ? 1 : to;
  else if (to === gone) delete copy[key];
  else copy[key] = to;
  return copy;
}

test.each(blocks)('of a $type it gives the validator’s answer', ({ schema, examples }) => {
  const accepts = acceptsBy(schema, shared, formats);
  const validate = new Validators(shared).compiled(schema);
  expect(accepts).toBeDefined();
  for (const example of examples) expect(accepts?.(example)).toBe(true);
  const steps = fc.array(fc.nat(30), { maxLength: 5 });
  const to = fc.oneof(odd, fc.constant(gone));
  fc.assert(
    fc.property(fc.constantFrom(...examples), steps, to, (example, way, value) => {
      const data = changed(example, way, value as Data | typeof gone);
      expect(accepts?.(data)).toBe(validate(data) === undefined);
    }),
    { numRuns: 150 },
  );
});

const name = fc.constantFrom('one', 'two', 'three');
const types = 'string number integer boolean null array object'.split(' ');
const { schema: anySchema } = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof({ maxDepth: 3 }, fc.constant({ type: 'string' }), keywords(tie('schema'))),
}));

function keywords(below: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  const size = fc.constantFrom<unknown[]>(0, 1, 2, 3, '1');
  const map = fc.dictionary(name, below, { maxKeys: 3 });
  return fc.record(
    {
      type: fc.oneof(fc.constantFrom(...types), fc.uniqueArray(fc.constantFrom(...types))),
      enum: fc.array(odd, { maxLength: 3 }),
      const: odd,
      anyOf: fc.array(below, { maxLength: 2 }),
      oneOf: fc.array(below, { maxLength: 2 }),
      items: below,
      properties: map,
      required: fc.array(name, { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), below),
      pattern: fc.constantFrom('^x', '^.$', '('),
      format: fc.constantFrom('email', 'markdown', 'odd'),
      minLength: size,
      maxLength: size,
      minimum: size,
      exclusiveMaximum: size,
      minItems: size,
      maxItems: size,
      minProperties: size,
      maxProperties: size,
      uniqueItems: fc.boolean(),
      unheardOf: fc.boolean(),
      description: fc.constant('Words.'),
      definitions: fc.constant({ text: { type: 'string' } }),
      $ref: fc.constantFrom('#/definitions/text', '/schema/shared.schema.json#/definitions/link'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Schema>;
}

/** Schemas as people write them: a type, and what belongs to it. */
const sensible: fc.Arbitrary<Schema> = fc
  .tuple(fc.constantFrom(...types), anySchema)
  .map(([type, schema]) => {
    const of: { [type: string]: RegExp } = {
      string: /Length|pattern|format/,
      number: /imum/,
      integer: /imum/,
      array: /[iI]tems/,
      object: /ropert|required/,
    };
    const kept = Object.entries(schema).filter(
      ([keyword]) => of[type]?.test(keyword) || /enum|const|description/.test(keyword),
    );
    return { ...Object.fromEntries(kept.filter((_one, index) => index < 4)), type };
  });

const value = fc.oneof(odd, fc.dictionary(name, odd), fc.array(odd, { maxLength: 3 }));

test('of any schema it gives the validator’s answer, or none', () => {
  let answers = 0;
  fc.assert(
    fc.property(
      fc.oneof(sensible, anySchema),
      fc.array(value, { minLength: 5 }),
      (schema, list) => {
        const accepts = acceptsBy(schema, shared, formats);
        if (!accepts) return;
        answers += 1;
        // a schema that is wrong itself is the validator's
        const validate = new Validators(shared).compiled(schema);
        for (const data of list as Data[]) {
          expect(accepts(data), JSON.stringify([schema, data])).toBe(validate(data) === undefined);
        }
      },
    ),
    { numRuns: 500 },
  );
  expect(answers).toBeGreaterThan(100);
});

test('a definition may hold itself', () => {
  const tree: Schema = {
    type: 'object',
    properties: { below: { type: 'array', items: { $ref: '#/definitions/tree' } } },
    additionalProperties: false,
  };
  const accepts = acceptsBy({ $ref: '#/definitions/tree', definitions: { tree } }, shared, formats);
  expect(accepts?.({ below: [{ below: [] }] })).toBe(true);
  expect(accepts?.({ below: [{ below: [{ beyond: 1 }] }] })).toBe(false);
});

test('letters are counted as people do', () => {
  const accepts = acceptsBy({ type: 'string', minLength: 2, maxLength: 2 }, shared, formats);
  const texts = ['\u{1f4a7}', 'ab', '\u{1f4a7}\u{1f4a7}', 'abc'];
  expect(texts.map((text) => accepts?.(text))).toEqual([false, true, true, false]);
});

test.each<Schema>([
  { properties: { one: { type: 'string' } } },
  { minLength: 1 },
  { type: 'number', minLength: 1 },
  { type: 'string', format: 'unheard-of' },
  { type: 'string', pattern: '(' },
  { type: 'object', unheardOf: true },
  { type: 'object', anyOf: [{ type: 'string' }] },
  { $ref: '#/definitions/none' },
  { enum: [] },
])('%j, which the validator does not take, is left to it', (schema) => {
  expect(acceptsBy(schema, shared, formats)).toBeUndefined();
  expect(new Validators(shared).fault(schema)).toBeDefined();
});
