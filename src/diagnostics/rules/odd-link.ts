import type { Rule } from '../rule.ts';

export const oddLink: Rule<'odd-link'> = {
  code: 303,
  name: 'odd-link',
  severity: 'error',
  title: 'Something that is no address',
  why: 'Without a slash at the beginning a link would mean something else on every page.',
  bad: 'to: about',
  good: 'to: /about',
};
