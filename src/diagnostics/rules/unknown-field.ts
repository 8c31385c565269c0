import type { Rule } from '../rule.ts';

export const unknownField: Rule<'unknown-field'> = {
  code: 307,
  name: 'unknown-field',
  severity: 'error',
  title: 'A field that no entry of the collection has',
  why: 'A condition on it could never hold, and sorting by it would change nothing.',
  bad: 'where:\n  categry: cleaning',
  good: 'where:\n  category: cleaning',
};
