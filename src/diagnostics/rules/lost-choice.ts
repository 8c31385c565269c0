import type { Rule } from '../rule.ts';

export const lostChoice: Rule<'lost-choice'> = {
  code: 334,
  name: 'lost-choice',
  severity: 'warning',
  title: 'A choice that is nowhere to be found',
  why: 'A label above cards that none of them has shows nothing, and a tab that is not there cannot be open.',
  bad: 'labels: [Offices, Schols]\nitems:\n  - { title: Tower, labels: [Offices] }\n  - { title: Hall, labels: [Schools] }',
  good: 'labels: [Offices, Schools]\nitems:\n  - { title: Tower, labels: [Offices] }\n  - { title: Hall, labels: [Schools] }',
};
