import type { Rule } from '../model/rule.ts';

export const rule: Rule<'empty-link'> = {
  code: 521,
  severity: 'warning',
  title: 'A link without words',
  why: 'Nobody can see it, and screen readers read out its address.',
  bad: '[](/prices)',
  good: '[Our prices](/prices)',
  message: ({ to }) => `The link to ${to} has no words, so nobody can see or hear it.`,
  hint: ({ to }) => `Write words between its brackets: [Our prices](${to}).`,
};
