import type { Rule } from '../model/rule.ts';

export const misplacedKey: Rule<'misplaced-key'> = {
  code: 109,
  name: 'misplaced-key',
  severity: 'error',
  title: 'A field that is indented too far, or not far enough',
  why: 'The indentation says what a field belongs to. This one is known, but one level further out or in.',
  bad: '- type: card-grid\n  items:\n    - title: Cleaning\n      heading: Services',
  good: '- type: card-grid\n  heading: Services\n  items:\n    - title: Cleaning',
};
