import type { Rule } from '../rule.ts';

export const missingType: Rule<'missing-type'> = {
  code: 102,
  name: 'missing-type',
  severity: 'error',
  title: 'A block does not say which type it is',
  why: 'The type decides how a block looks and which fields it has.',
  bad: '- title: Who we are',
  good: '- type: banner\n  title: Who we are',
};
