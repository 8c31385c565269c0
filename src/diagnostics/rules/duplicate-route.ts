import type { Rule } from '../model/rule.ts';

export const rule: Rule<'duplicate-route'> = {
  code: 701,
  severity: 'error',
  title: 'Two files or entries make the same page',
  why: 'Only one of them can be shown.',
  bad: 'pages/about.yaml\npages/about/index.yaml',
  good: 'pages/about.yaml',
  message: ({ route, first, entry = 'Another entry' }) =>
    first === undefined
      ? `${entry} makes the page ${route} already.`
      : `Two files make the page ${route}: this one and ${first}.`,
  hint: ({ first }) =>
    first === undefined
      ? 'Write another value here, or in the other entry.'
      : `Rename or delete one of them. Until then ${first} is shown.`,
};
