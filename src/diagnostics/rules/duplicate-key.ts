import type { Rule } from '../model/rule.ts';

export const duplicateKey: Rule<'duplicate-key'> = {
  code: 211,
  name: 'duplicate-key',
  severity: 'error',
  title: 'A field that stands twice',
  why: 'Only one of the two could be shown, and nobody would know which. Often a dash is missing before the second.',
  bad: 'items:\n  - title: One\n    title: Two',
  good: 'items:\n  - title: One\n  - title: Two',
};
