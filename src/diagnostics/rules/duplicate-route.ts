import type { Rule } from '../model/rule.ts';
import { valuesBeside } from '../wording/around-entry.ts';

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
  hint: ({ first }, site, at) => {
    if (first !== undefined) return `Rename or delete one of them. Until then ${first} is shown.`;
    const numbers = valuesBeside(at, site).filter((value) => Number.isInteger(value));
    const free = Math.max(0, ...numbers.map(Number)) + 1;
    return `Give one of the two another value here${numbers.length > 0 ? `, such as ${free}` : ''}.`;
  },
};
