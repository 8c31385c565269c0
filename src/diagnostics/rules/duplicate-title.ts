import type { Rule } from '../model/rule.ts';
import { listed } from '../wording/phrases.ts';

export const rule: Rule<'duplicate-title'> = {
  code: 543,
  severity: 'warning',
  title: 'Pages with one title',
  why: 'In search results and in the browser’s tabs nobody can tell them apart.',
  bad: 'title: Service # on ten pages',
  good: 'title: "{{ entry.title }}"',
  message: ({ title, routes, isCopy }) =>
    `${routes.length} pages have the title “${title}”${isCopy ? ', and one description' : ''}: ${listed(routes, 'and', 4)}.`,
  hint: ({ isCopy }) =>
    isCopy
      ? 'Give each a title and a description of its own, or delete the page that is left over.'
      : 'Give each a title that tells it from the others.',
};
