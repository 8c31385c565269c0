import type { Rule } from '../rule.ts';

export const descriptionLength: Rule<'description-length'> = {
  code: 542,
  name: 'description-length',
  severity: 'warning',
  title: 'A description that is too short or too long',
  why: 'Search engines show about 160 letters: less says nothing, and more is cut off.',
  bad: 'description: Team.',
  good: 'description: The people who look after your building, by day and by night.',
};
