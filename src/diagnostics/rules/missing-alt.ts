import type { Rule } from '../rule.ts';

export const missingAlt: Rule<'missing-alt'> = {
  code: 530,
  name: 'missing-alt',
  severity: 'warning',
  title: 'A picture in a text without words for those who cannot see it',
  why: 'Screen readers say only that there is a picture.',
  bad: '![](/images/team.jpg)',
  good: '![Our team in front of the tower](/images/team.jpg)',
};
