import type { Rule } from '../model/rule.ts';

export const notUtf8: Rule<'not-utf8'> = {
  code: 231,
  name: 'not-utf8',
  severity: 'error',
  title: 'A file that is not stored as UTF-8',
  why: 'Letters such as é would be shown as question marks.',
  bad: 'title: Caf? (stored as Latin-1)',
  good: 'title: Café (stored as UTF-8)',
};
