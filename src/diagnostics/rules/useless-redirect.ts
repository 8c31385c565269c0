import type { Rule } from '../rule.ts';

export const uselessRedirect: Rule<'useless-redirect'> = {
  code: 313,
  name: 'useless-redirect',
  severity: 'error',
  title: 'A redirect that is never used',
  why: 'The address is a page already, or is redirected above.',
  bad: 'redirects:\n  - { from: /about, to: /team } # and pages/about.yaml is there',
  good: 'redirects: []',
};
