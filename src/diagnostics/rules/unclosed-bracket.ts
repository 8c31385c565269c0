import type { Rule } from '../model/rule.ts';

export const rule: Rule<'unclosed-bracket'> = {
  code: 210,
  severity: 'error',
  title: 'A bracket that is opened and not closed',
  why: 'Everything below is taken for a part of it.',
  bad: 'items: [{ title: One }',
  good: 'items: [{ title: One }]',
};
