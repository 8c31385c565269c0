import type { Rule } from '../rule.ts';

export const secondMainHeading: Rule<'second-main-heading'> = {
  code: 511,
  name: 'second-main-heading',
  severity: 'warning',
  title: 'A page with two main headings',
  why: 'A page is about one thing; its sections have headings of the second level.',
  bad: 'body: |\n  # Opening hours',
  good: 'body: |\n  ## Opening hours',
};
