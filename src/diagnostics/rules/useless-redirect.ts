import type { Rule } from '../model/rule.ts';

export const rule: Rule<'useless-redirect'> = {
  code: 313,
  severity: 'error',
  title: 'A redirect that is never used',
  why: 'The address is a page already, or is redirected above.',
  bad: 'redirects:\n  - { from: /about, to: /team } # and pages/about.yaml is there',
  good: 'redirects: []',
  message: ({ from, isRepeated }) =>
    isRepeated
      ? `The address ${from} is redirected twice; the first redirect counts.`
      : `The address ${from} is a page, so this redirect is never used.`,
  hint: ({ from, isRepeated, to }) => {
    if (isRepeated) return 'Keep one of the two.';
    return to === undefined
      ? 'Delete the redirect, or the page.'
      : `Did you mean it the other way round, { from: ${to}, to: ${from} }? Otherwise delete the redirect, or the page.`;
  },
};
