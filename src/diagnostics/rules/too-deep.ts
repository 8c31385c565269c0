import type { Rule } from '../model/rule.ts';

export const rule: Rule<'too-deep'> = {
  code: 235,
  severity: 'error',
  title: 'Lists and groups too deep within one another',
  why: 'A page needs a few levels; mostly brackets were opened and not closed.',
  bad: 'items: [[[[[[[[',
  good: 'items: []',
};
