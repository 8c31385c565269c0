import type { Rule } from '../rule.ts';

export const brokenPicture: Rule<'broken-picture'> = {
  code: 404,
  name: 'broken-picture',
  severity: 'error',
  title: 'A picture that cannot be read',
  why: 'The file is damaged, it ends too early, or it is something else than its name says: visitors would see an empty place.',
  bad: 'src: /images/half-copied.jpg\nalt: Our team',
  good: 'src: /images/team.jpg\nalt: Our team',
};
