import type { Rule } from '../model/rule.ts';

export const unclosedQuote: Rule<'unclosed-quote'> = {
  code: 208,
  name: 'unclosed-quote',
  severity: 'error',
  title: 'A quotation mark that is opened and not closed',
  why: 'Everything up to the next quotation mark, often many lines below, is taken for one text.',
  bad: 'title: "Who we are',
  good: 'title: "Who we are"',
};
