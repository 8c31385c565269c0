import type { Rule } from '../model/rule.ts';

export const rule: Rule<'second-main-heading'> = {
  code: 511,
  severity: 'warning',
  title: 'A page with two main headings',
  why: 'A page is about one thing; its sections have headings of the second level.',
  bad: 'body: |\n  # Opening hours',
  good: 'body: |\n  ## Opening hours',
  message: 'This page has a second main heading.',
  hint: ({ isMarkdown }) =>
    isMarkdown
      ? 'In Markdown # makes the main heading; write ## for a section.'
      : 'Keep one banner, hero or message; text with heading: is for sections.',
};
