import type { Rule } from '../model/rule.ts';

export const rule: Rule<'list-in-line'> = {
  code: 222,
  severity: 'error',
  title: 'A list that begins in the line of its name',
  why: 'Each entry of a list has a line of its own that begins with a dash.',
  bad: 'items: - title: One',
  good: 'items:\n  - title: One',
};
