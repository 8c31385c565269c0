import type { Rule } from '../model/rule.ts';

export const rule: Rule<'too-many-parts'> = {
  code: 111,
  severity: 'error',
  title: 'More blocks or items than a page can hold',
  why: 'No visitor scrolls that far; mostly a fragment uses itself again and again, or itemsFrom has no limit.',
  bad: 'itemsFrom:\n  collection: everything',
  good: 'itemsFrom:\n  collection: everything\n  limit: 20',
  message: ({ most, of }) =>
    of === 'page'
      ? `This page has more than ${most} blocks and items.`
      : `This list has more than ${most} blocks.`,
  hint: ({ of }) =>
    of === 'page'
      ? 'Look for a fragment that is used again and again inside other fragments, or give itemsFrom a limit.'
      : 'Divide the page into several.',
};
