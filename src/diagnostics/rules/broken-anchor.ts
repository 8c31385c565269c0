import type { Rule } from '../rule.ts';

export const brokenAnchor: Rule<'broken-anchor'> = {
  code: 302,
  name: 'broken-anchor',
  severity: 'error',
  title: 'A link to a place that the page does not have',
  why: 'The link leads to the top of the page instead of the block that was meant.',
  bad: 'to: /about#tem',
  good: 'to: /about#team',
};
