import type { Rule } from '../rule.ts';

export const wrongValue: Rule<'wrong-value'> = {
  code: 106,
  name: 'wrong-value',
  severity: 'error',
  title: 'A value that is not possible here',
  why: 'Some fields know a few words only, or a certain form, such as an address or a date.',
  bad: '- type: banner\n  title: Who we are\n  tone: drak',
  good: '- type: banner\n  title: Who we are\n  tone: dark',
};
