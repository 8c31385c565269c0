import type { Rule } from '../model/rule.ts';

export const rule: Rule<'duplicate-key'> = {
  code: 211,
  severity: 'error',
  title: 'A field that stands twice',
  why: 'Only one of the two could be shown, and nobody would know which. Often a dash is missing before the second.',
  bad: 'items:\n  - title: One\n    title: Two',
  good: 'items:\n  - title: One\n  - title: Two',
};
