import type { Rule } from '../rule.ts';

export const tooManyParts: Rule<'too-many-parts'> = {
  code: 111,
  name: 'too-many-parts',
  severity: 'error',
  title: 'More blocks or items than a page can hold',
  why: 'No visitor scrolls that far; mostly a fragment uses itself again and again, or itemsFrom has no limit.',
  bad: 'itemsFrom:\n  collection: everything',
  good: 'itemsFrom:\n  collection: everything\n  limit: 20',
};
