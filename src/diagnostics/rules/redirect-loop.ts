import type { Rule } from '../model/rule.ts';

export const rule: Rule<'redirect-loop'> = {
  code: 312,
  severity: 'error',
  title: 'Redirects that go round in a circle',
  why: 'The browser gives up and shows an error.',
  bad: 'redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }',
  good: 'redirects:\n  - { from: /a, to: /b }',
  message: ({ from, to }) => `The redirect from ${from} to ${to} leads back to ${from} in the end.`,
  hint: 'Let one of the redirects of this circle lead to a page.',
};
