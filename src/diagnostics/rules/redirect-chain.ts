import { hasParameter } from '../../content/redirects.ts';
import type { Rule } from '../model/rule.ts';

export const rule: Rule<'redirect-chain'> = {
  code: 332,
  severity: 'warning',
  title: 'A redirect that leads to another redirect',
  why: 'Each costs the visitor a round trip, and search engines give up after a few.',
  bad: 'redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /c }',
  good: 'redirects:\n  - { from: /a, to: /c }\n  - { from: /b, to: /c }',
  message: ({ from, to, last }) =>
    `The redirect from ${from} leads to ${to}, which is redirected to ${last}.`,
  hint: ({ last }) => `Let it lead to ${hasParameter(last) ? 'the last address' : last} at once.`,
  fix: ({ last }) => (hasParameter(last) ? {} : { suggestion: last }),
};
