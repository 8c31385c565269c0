import type { Rule } from '../model/rule.ts';
import { listed } from '../wording/phrases.ts';

export const rule: Rule<'duplicate-key'> = {
  code: 211,
  severity: 'error',
  title: 'A field that stands twice',
  why: 'Only one of the two could be shown, and nobody would know which. Often a dash is missing before the second.',
  bad: 'items:\n  - title: One\n    title: Two',
  good: 'items:\n  - title: One\n  - title: Two',
  message: ({ found, other }) =>
    other === undefined
      ? `${found} stands twice in this group of fields.`
      : `${found} stands twice here: again, after line ${other}.`,
  hint: ({ wanted, advice, starts }) => {
    if (starts)
      return `If entries of a list begin in lines ${listed(starts.map(String), 'and')}, write a dash before each instead of two of the spaces: "${wanted}". Otherwise keep one and delete the others.`;
    if (wanted)
      return `If another entry of a list begins here, write a dash before it instead of two of the spaces: "${wanted}". Otherwise keep one of the two and delete the other.`;
    return advice
      ? `${advice} Otherwise keep one of the two and delete the other.`
      : 'Keep one of the two and delete the other.';
  },
};
