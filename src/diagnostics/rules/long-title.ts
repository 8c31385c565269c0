import type { Rule } from '../model/rule.ts';

export const rule: Rule<'long-title'> = {
  code: 541,
  severity: 'warning',
  title: 'A title that is too long for search results',
  why: 'Search engines cut it off, and the site’s name stands before it.',
  bad: 'title: Everything that you have always wanted to know about our many services',
  good: 'title: Our services',
  message: ({ length, most }) =>
    `With the site’s name the title has ${length} characters; search engines show about ${most}.`,
  hint: 'Shorten it, and put what matters most first.',
};
