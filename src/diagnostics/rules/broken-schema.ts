import type { Rule } from '../rule.ts';

export const brokenSchema: Rule<'broken-schema'> = {
  code: 902,
  name: 'broken-schema',
  severity: 'error',
  title: 'A schema that cannot be used to check a collection',
  why: 'Mistakes in the entries would not be found.',
  bad: '{ "type": "objekt" }',
  good: '{ "type": "object" }',
};
