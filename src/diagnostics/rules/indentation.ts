import type { Rule } from '../model/rule.ts';

export const rule: Rule<'indentation'> = {
  code: 203,
  severity: 'error',
  title: 'A line that does not line up with its neighbours',
  why: 'Fields that belong together begin in the same column; one space too many makes another group of them.',
  bad: '- type: banner\n   title: Who we are',
  good: '- type: banner\n  title: Who we are',
  message: ({ name }) =>
    `This line looks like the field ${name}, and is indented so far that it is a part of the text above it.`,
  hint: 'If it is a field, indent it less, so that it begins in the column of the other fields.',
};
