import type { Rule } from '../model/rule.ts';

export const rule: Rule<'route-and-file'> = {
  code: 720,
  severity: 'error',
  title: 'A page and a file of the public folder with one address',
  why: 'Only one of them can be shown.',
  bad: 'pages/about.yaml\npublic/about.html',
  good: 'pages/about.yaml',
  message: ({ route, path }) => `The page ${route} and the file public${path} have one address.`,
  hint: 'Delete the file, or rename the page or the file.',
};
