import type { Rule } from '../model/rule.ts';
import { listed } from '../wording/phrases.ts';

export const rule: Rule<'duplicate-description'> = {
  code: 544,
  severity: 'warning',
  title: 'Pages with one description',
  why: 'In search results nobody can tell them apart.',
  bad: 'description: A service of ours. # on ten pages',
  good: 'description: "{{ entry.summary }}"',
  message: ({ routes }) =>
    `${routes.length} pages have the same description: ${listed(routes, 'and', 4)}.`,
  hint: 'Say of each what a visitor finds there and nowhere else.',
};
