import type { Rule } from '../rule.ts';

export const routeAndFile: Rule<'route-and-file'> = {
  code: 720,
  name: 'route-and-file',
  severity: 'error',
  title: 'A page and a file of the public folder with one address',
  why: 'Only one of them can be shown.',
  bad: 'pages/about.yaml\npublic/about.html',
  good: 'pages/about.yaml',
};
