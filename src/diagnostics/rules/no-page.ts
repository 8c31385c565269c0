import type { Rule } from '../rule.ts';

export const noPage: Rule<'no-page'> = {
  code: 706,
  name: 'no-page',
  severity: 'warning',
  title: 'A file among the pages that is none',
  why: 'Nothing is made of it, so visitors cannot reach it.',
  bad: 'pages/price-list.pdf',
  good: 'public/price-list.pdf',
};
