import type { Rule } from '../rule.ts';

export const redirectLoop: Rule<'redirect-loop'> = {
  code: 312,
  name: 'redirect-loop',
  severity: 'error',
  title: 'Redirects that go round in a circle',
  why: 'The browser gives up and shows an error.',
  bad: 'redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }',
  good: 'redirects:\n  - { from: /a, to: /b }',
};
