import type { Rule } from '../model/rule.ts';

export const rule: Rule<'escape'> = {
  code: 220,
  severity: 'error',
  title: 'A backslash before a character that it does not go with',
  why: 'Within double quotation marks a backslash has a meaning of its own.',
  bad: 'text: "C:\\papers"',
  good: "text: 'C:\\papers'",
  message:
    'Within double quotes a backslash has a special meaning, and it cannot stand before this character.',
  hint: ({ right }) =>
    right
      ? `The parts of a path have slashes between them: ${right}`
      : "Write two backslashes, or use single quotes: 'C:\\papers'.",
};
