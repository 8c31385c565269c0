import type { Rule } from '../rule.ts';

export const duplicateDescription: Rule<'duplicate-description'> = {
  code: 544,
  name: 'duplicate-description',
  severity: 'warning',
  title: 'Pages with one description',
  why: 'In search results nobody can tell them apart.',
  bad: 'description: A service of ours. # on ten pages',
  good: 'description: "{{ entry.summary }}"',
};
