import type { Rule } from '../model/rule.ts';

export const rule: Rule<'too-many-aliases'> = {
  code: 234,
  severity: 'error',
  title: 'Repetitions with & and * that grow without end',
  why: 'Each repeats others, so that a few lines would fill the memory.',
  bad: '- &block\n  type: columns\n  columns:\n    - blocks: [*block]',
  good: '- type: fragment\n  name: block',
  message: (params) =>
    'repeatsOwn' in params && params.repeatsOwn
      ? 'This repeats (with *) the part that it stands in, and so has no end.'
      : 'This file repeats parts of itself (with & and *) so often that it becomes too large.',
  hint: 'Write the parts out, or put what is repeated into a fragment or a collection.',
};
