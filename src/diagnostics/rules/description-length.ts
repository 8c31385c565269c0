import type { Rule } from '../model/rule.ts';

export const rule: Rule<'description-length'> = {
  code: 542,
  severity: 'warning',
  title: 'A description that is too short or too long',
  why: 'Search engines show about 160 characters: less says nothing, and more is cut off.',
  bad: 'description: Team.',
  good: 'description: The people who look after your building, by day and by night.',
  message: ({ length, least }) =>
    length < least
      ? `The description has only ${length} characters, too few to say what a visitor finds here.`
      : `The description has ${length} characters; search engines show about 160.`,
  hint: ({ least, most }) => `Write one or two sentences of ${least} to ${most} characters.`,
};
