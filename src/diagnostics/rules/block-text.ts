import type { Rule } from '../model/rule.ts';

export const rule: Rule<'block-text'> = {
  code: 213,
  severity: 'error',
  title: 'A long text that is not laid out as one',
  why: 'After | or > the text begins in the next line, and each of its lines is indented further than the name.',
  bad: 'body: |\nOur story',
  good: 'body: |\n  Our story',
};
