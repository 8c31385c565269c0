import type { Rule } from '../model/rule.ts';

export const rule: Rule<'missing-space'> = {
  code: 204,
  severity: 'error',
  title: 'No space after a colon or a dash',
  why: 'Only with the space does the colon end a name, and the dash begin an entry.',
  bad: '- type: banner\n  title:Who we are',
  good: '- type: banner\n  title: Who we are',
};
