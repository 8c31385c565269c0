import type { Rule } from '../rule.ts';

export const missingField: Rule<'missing-field'> = {
  code: 104,
  name: 'missing-field',
  severity: 'error',
  title: 'A field that has to be there is missing',
  why: 'Without it the block would have a hole, such as a button that leads nowhere.',
  bad: 'buttons:\n  - label: Call us',
  good: 'buttons:\n  - label: Call us\n    to: tel:+97140000000',
};
