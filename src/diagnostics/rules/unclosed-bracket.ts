import type { Rule } from '../model/rule.ts';

export const rule: Rule<'unclosed-bracket'> = {
  code: 210,
  severity: 'error',
  title: 'A bracket that is opened and not closed',
  why: 'Everything below is taken for a part of it.',
  bad: 'items: [{ title: One }',
  good: 'items: [{ title: One }]',
  message: ({ found, wanted, other }) => {
    if (!found) return 'A list or a group in brackets is not closed before this line.';
    return other
      ? `A ${found} stands here, but what was opened in line ${other} ends with ${wanted}`
      : `A ${found} is opened in this line and not closed.`;
  },
  hint: ({ found, wanted, other, advice }) => {
    if (!found) return 'Look above for a [ or { without its ] or }.';
    return other
      ? `Write ${wanted} in its place.`
      : `Write ${wanted} where it ends${advice}, or put the text in quotation marks if the bracket is part of it.`;
  },
};
