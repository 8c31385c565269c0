import type { Rule } from '../rule.ts';

export const brokenLink: Rule<'broken-link'> = {
  code: 301,
  name: 'broken-link',
  severity: 'error',
  title: 'A link to a page that does not exist',
  why: 'Visitors would see "page not found".',
  bad: 'to: /abuot',
  good: 'to: /about',
};
