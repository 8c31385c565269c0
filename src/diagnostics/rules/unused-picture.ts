import type { Rule } from '../rule.ts';

export const unusedPicture: Rule<'unused-picture'> = {
  code: 423,
  name: 'unused-picture',
  severity: 'warning',
  title: 'A picture that no page shows',
  why: 'Every build copies it, and nobody dares to delete it later.',
  bad: 'public/images/old-team.svg',
  good: 'public/images/team.svg',
};
