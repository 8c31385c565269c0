import { expect, it } from 'vitest';
import { exampleLine } from './example-value.ts';

it('shows the schema’s own example before one of the kind', () => {
  const schema = { type: 'string', examples: ['300 kB', '2 MB'] };
  expect(exampleLine('size', schema, undefined)).toBe('size: 300 kB');
  expect(exampleLine('size', { type: 'string' }, undefined)).toBe('size: Some words');
});
