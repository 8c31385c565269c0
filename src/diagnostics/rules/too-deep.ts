import type { Rule } from '../model/rule.ts';

export const tooDeep: Rule<'too-deep'> = {
  code: 235,
  name: 'too-deep',
  severity: 'error',
  title: 'Lists and groups too deep within one another',
  why: 'A page needs a few levels; mostly brackets were opened and not closed.',
  bad: 'items: [[[[[[[[',
  good: 'items: []',
};
