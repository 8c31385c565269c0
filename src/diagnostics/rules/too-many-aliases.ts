import type { Rule } from '../model/rule.ts';

export const tooManyAliases: Rule<'too-many-aliases'> = {
  code: 234,
  name: 'too-many-aliases',
  severity: 'error',
  title: 'Repetitions with & and * that grow without end',
  why: 'Each repeats others, so that a few lines would fill the memory.',
  bad: '- &block\n  type: columns\n  columns:\n    - blocks: [*block]',
  good: '- type: fragment\n  name: block',
};
