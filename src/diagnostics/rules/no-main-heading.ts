import type { Rule } from '../model/rule.ts';

export const rule: Rule<'no-main-heading'> = {
  code: 510,
  severity: 'warning',
  title: 'A page without a main heading',
  why: 'Screen readers and search engines take the main heading for what the page is about. A banner, a hero or a message has one.',
  bad: 'title: Team\nblocks:\n  - type: text\n    body: This is us.',
  good: 'title: Team\nblocks:\n  - type: banner\n    title: Our team\n  - type: text\n    body: This is us.',
  message:
    'This page has no main heading, so screen readers and search engines cannot tell what it is about.',
  hint: 'Begin it with a block that has one, such as - type: banner with title:.',
};
