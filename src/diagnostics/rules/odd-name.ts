import type { Rule } from '../model/rule.ts';

export const oddName: Rule<'odd-name'> = {
  code: 236,
  name: 'odd-name',
  severity: 'error',
  title: 'A name that means something to programs',
  why: '__proto__ and toString would change how other values are read.',
  bad: '__proto__: team',
  good: 'team: …',
};
