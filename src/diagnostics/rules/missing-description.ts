import type { Rule } from '../model/rule.ts';

export const rule: Rule<'missing-description'> = {
  code: 540,
  severity: 'warning',
  title: 'A page without a description',
  why: 'Search engines and previews of links then show whatever words they find first.',
  bad: 'title: Our team',
  good: 'title: Our team\ndescription: The people who look after your building, by day and by night.',
  message: ({ route }) =>
    `The page ${route} has no description, so search engines show whatever words they find.`,
  hint: 'Add description: and one sentence that says what a visitor finds here.',
};
