import type { Rule } from '../rule.ts';

export const redirectChain: Rule<'redirect-chain'> = {
  code: 332,
  name: 'redirect-chain',
  severity: 'warning',
  title: 'A redirect that leads to another redirect',
  why: 'Each costs the visitor a round trip, and search engines give up after a few.',
  bad: 'redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /c }',
  good: 'redirects:\n  - { from: /a, to: /c }\n  - { from: /b, to: /c }',
};
