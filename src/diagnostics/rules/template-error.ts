import type { Rule } from '../rule.ts';

export const templateError: Rule<'template-error'> = {
  code: 310,
  name: 'template-error',
  severity: 'error',
  title: 'A template that cannot be read or filled in',
  why: 'Braces have to be closed, and filters have to exist.',
  bad: 'title: "{{ page.title | upcas }}"',
  good: 'title: "{{ page.title | upcase }}"',
};
