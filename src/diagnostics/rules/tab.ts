import type { Rule } from '../model/rule.ts';
import { spaces } from '../wording/syntax-words.ts';

export const rule: Rule<'tab'> = {
  code: 202,
  severity: 'error',
  title: 'A tab where spaces belong',
  why: 'A tab has no fixed width, so YAML cannot tell what a line belongs to.',
  bad: '- type: banner\n\ttitle: Who we are',
  good: '- type: banner\n  title: Who we are',
  message: ({ right, more = 0 }) => {
    const others = more === 1 ? 'So is one more line below.' : `So are ${more} more lines below.`;
    return `${right ? 'There is a tab after this dash' : 'This line is indented with a tab'}, and YAML allows spaces only.${more > 0 ? ` ${others}` : ''}`;
  },
  hint: ({ right, indent }) =>
    right
      ? `Replace it by a space: ${right}`
      : `Replace each tab by ${spaces(indent?.wanted ?? 2)}. Most editors can do so by themselves: look for "indent using spaces".`,
};
