import type { Rule } from '../rule.ts';

export const unknownVariable: Rule<'unknown-variable'> = {
  code: 309,
  name: 'unknown-variable',
  severity: 'error',
  title: 'A template names something that is not there',
  why: 'An empty place would stand in the page.',
  bad: 'title: "{{ site.nam }}"',
  good: 'title: "{{ site.name }}"',
};
