import type { Rule } from '../model/rule.ts';

export const unquotedComment: Rule<'unquoted-comment'> = {
  code: 207,
  name: 'unquoted-comment',
  severity: 'error',
  title: 'A value that begins with # and has no quotation marks',
  why: 'What follows a space and # is a comment, and nobody reads it.',
  bad: 'to: #team',
  good: 'to: "#team"',
};
