import type { Rule } from '../model/rule.ts';

export const missingValue: Rule<'missing-value'> = {
  code: 107,
  name: 'missing-value',
  severity: 'error',
  title: 'A field without a value',
  why: 'The colon is there and nothing behind it. A value that begins with # is a comment, unless it stands in quotation marks.',
  bad: '- type: banner\n  title:',
  good: '- type: banner\n  title: Who we are',
};
