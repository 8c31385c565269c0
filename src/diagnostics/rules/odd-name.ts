import type { Rule } from '../model/rule.ts';

export const rule: Rule<'odd-name'> = {
  code: 236,
  severity: 'error',
  title: 'A name that means something to programs',
  why: '__proto__ and toString would change how other values are read.',
  bad: '__proto__: team',
  good: 'team: …',
  message: ({ name }) => `The word ${name} has a special meaning for programs and cannot be used.`,
  hint: 'Choose another name.',
};
