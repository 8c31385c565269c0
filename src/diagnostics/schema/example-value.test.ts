import { expect, it } from 'vitest';
import { definitionsOf } from '../../content/model/json-schema.ts';
import { exampleLine } from './example-value.ts';

it('shows the schema’s own example before one of the kind', () => {
  const schema = { type: 'string', examples: ['300 kB', '2 MB'] };
  expect(exampleLine('size', schema, definitionsOf(schema))).toBe('size: 300 kB');
  expect(exampleLine('size', { type: 'string' }, new Map())).toBe('size: Some words');
});
