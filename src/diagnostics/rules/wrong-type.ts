import type { Rule } from '../rule.ts';

export const wrongType: Rule<'wrong-type'> = {
  code: 105,
  name: 'wrong-type',
  severity: 'error',
  title: 'A value of the wrong kind',
  why: 'YAML tells texts, numbers, true or false, lists and groups apart by how they are written: 2026 is a number, "2026" is a text, and a list has dashes.',
  bad: '- type: banner\n  title: 2026',
  good: '- type: banner\n  title: "2026"',
};
