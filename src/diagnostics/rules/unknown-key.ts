import type { Rule } from '../rule.ts';

export const unknownKey: Rule<'unknown-key'> = {
  code: 103,
  name: 'unknown-key',
  severity: 'error',
  title: 'A field that does not exist here',
  why: 'What stands there would never be shown. It is misspelt, or belongs to another block.',
  bad: '- type: banner\n  titel: Who we are',
  good: '- type: banner\n  title: Who we are',
};
