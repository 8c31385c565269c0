import type { Rule } from '../rule.ts';

export const missingFile: Rule<'missing-file'> = {
  code: 402,
  name: 'missing-file',
  severity: 'error',
  title: 'A file that does not exist',
  why: 'The link to it would lead to "page not found".',
  bad: 'file: /papers/price.pdf',
  good: 'file: /papers/prices.pdf',
};
