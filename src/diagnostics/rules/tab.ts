import type { Rule } from '../model/rule.ts';

export const rule: Rule<'tab'> = {
  code: 202,
  severity: 'error',
  title: 'A tab where spaces belong',
  why: 'A tab has no fixed width, so YAML cannot tell what a line belongs to.',
  bad: '- type: banner\n\ttitle: Who we are',
  good: '- type: banner\n  title: Who we are',
};
