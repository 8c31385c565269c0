import type { Rule } from '../model/rule.ts';

export const rule: Rule<'too-deep'> = {
  code: 235,
  severity: 'error',
  title: 'Lists and groups too deep within one another',
  why: 'A page needs a few levels; mostly brackets were opened and not closed.',
  bad: 'items: [[[[[[[[',
  good: 'items: []',
  message: 'The lists and groups of this file lie too deep in one another.',
  hint: 'A page needs a few levels only; look for brackets that were opened and not closed.',
};
