import type { Rule } from '../rule.ts';

export const duplicateRoute: Rule<'duplicate-route'> = {
  code: 701,
  name: 'duplicate-route',
  severity: 'error',
  title: 'Two files or entries make the same page',
  why: 'Only one of them can be shown.',
  bad: 'pages/about.yaml\npages/about/index.yaml',
  good: 'pages/about.yaml',
};
