import type { Rule } from '../model/rule.ts';

export const unclosedBracket: Rule<'unclosed-bracket'> = {
  code: 210,
  name: 'unclosed-bracket',
  severity: 'error',
  title: 'A bracket that is opened and not closed',
  why: 'Everything below is taken for a part of it.',
  bad: 'items: [{ title: One }',
  good: 'items: [{ title: One }]',
};
