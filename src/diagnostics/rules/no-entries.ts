import type { Rule } from '../rule.ts';

export const noEntries: Rule<'no-entries'> = {
  code: 308,
  name: 'no-entries',
  severity: 'error',
  title: 'A choice of entries that is empty',
  why: 'The block would be drawn with nothing in it.',
  bad: 'where:\n  category: cleanning',
  good: 'where:\n  category: cleaning',
};
