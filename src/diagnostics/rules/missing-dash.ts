import type { Rule } from '../model/rule.ts';
import { spaces } from '../wording/syntax-words.ts';

export const rule: Rule<'missing-dash'> = {
  code: 219,
  severity: 'error',
  title: 'An entry of a list without its dash',
  why: 'Each entry of a list begins with a dash; lines without one belong to something else.',
  bad: 'items:\n    title: One\n  - title: Two',
  good: 'items:\n  - title: One\n  - title: Two',
  message: ({ found }) => {
    if (found === 'type') return 'This block stands at the left edge, and not in the list blocks.';
    if (/^\d/.test(found ?? ''))
      return 'The entries of a list begin with a dash, not with a number.';
    return found
      ? `The list ${found} begins in this line, and its first entry has no dash.`
      : 'Each entry of a list begins with a dash, and this one has lost it.';
  },
  hint: ({ right = '', found, indent, more = 0 }, { blockTypes }) => {
    if (/^\d/.test(found ?? '')) return `Write ${right}`;
    const others =
      more > 1 ? `the ${more} lines below that belong to it` : 'the line below that belongs to it';
    const by = indent ? indent.wanted + 2 - indent.is : 2;
    const moved = more > 0 ? `, and indent ${others} by ${spaces(by)} more` : '';
    const rest = found === 'type' ? ', and indent its other lines to the column of type' : moved;
    const [, type = ''] = /^- ([\w-]+):$/.exec(right) ?? [];
    const line = found === 'blocks' && blockTypes.has(type) ? `- type: ${type}` : right;
    return `Write ${line} with the dash in the column of the other dashes${rest}.`;
  },
};
