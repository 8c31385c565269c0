import type { Rule } from '../model/rule.ts';

export const rule: Rule<'empty-list'> = {
  code: 108,
  severity: 'error',
  title: 'A list with too few entries',
  why: 'The block would be an empty frame.',
  bad: '- type: accordion\n  items: []',
  good: '- type: accordion\n  items:\n    - title: Is there parking?\n      body: Yes, behind the house.',
  message: ({ name, error }) =>
    `The list ${name} is ${(error.data as unknown[]).length === 0 ? 'empty' : 'too short'}.`,
  hint: ({ error: { params } }) =>
    `It needs ${params.limit === 1 ? 'at least one entry' : `${params.limit} entries or more`}.`,
};
