import type { Rule } from '../rule.ts';

export const imageWithoutSize: Rule<'image-without-size'> = {
  code: 403,
  name: 'image-without-size',
  severity: 'error',
  title: 'A picture whose size is not known',
  why: 'Without it the page jumps when the picture arrives.',
  bad: 'src: https://example.org/team.png\nalt: Our team',
  good: 'src: https://example.org/team.png\nalt: Our team\nwidth: 800\nheight: 600',
};
