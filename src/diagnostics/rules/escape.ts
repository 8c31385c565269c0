import type { Rule } from '../model/rule.ts';

export const backslash: Rule<'escape'> = {
  code: 220,
  name: 'escape',
  severity: 'error',
  title: 'A backslash that goes with no letter',
  why: 'Within double quotation marks a backslash has a meaning of its own.',
  bad: 'text: "C:\\files"',
  good: "text: 'C:\\files'",
};
