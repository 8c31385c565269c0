import type { Rule } from '../model/rule.ts';

export const emptyList: Rule<'empty-list'> = {
  code: 108,
  name: 'empty-list',
  severity: 'error',
  title: 'A list with too few entries',
  why: 'The block would be drawn as an empty frame.',
  bad: '- type: card-grid\n  items: []',
  good: '- type: card-grid\n  items:\n    - title: Cleaning',
};
