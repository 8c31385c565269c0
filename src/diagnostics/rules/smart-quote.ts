import type { Rule } from '../model/rule.ts';

export const smartQuote: Rule<'smart-quote'> = {
  code: 216,
  name: 'smart-quote',
  severity: 'error',
  title: 'Curly quotation marks around a value',
  why: 'They come from a word processor. YAML knows the straight ones only, and would show the curly ones to visitors.',
  bad: 'title: “Open: nine to five”',
  good: 'title: "Open: nine to five"',
};
