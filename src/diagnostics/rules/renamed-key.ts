import type { Rule } from '../model/rule.ts';

export const rule: Rule<'renamed-key'> = {
  code: 131,
  severity: 'error',
  title: 'A field that has another name today',
  why: 'Old names are known for a while so that pages can be brought up to date: npx pagewright validate --fix does it.',
  bad: '- type: banner\n  headline: Who we are # before it was called title',
  good: '- type: banner\n  title: Who we are',
  message: ({ from, to, since }) => `${from} has been called ${to} since version ${since}.`,
  hint: ({ to, isThere }) =>
    isThere
      ? `${to} is there as well: keep one of the two.`
      : `Write ${to}: instead; npx pagewright validate --fix does so on all pages.`,
  fix: ({ to, isThere }) => ({ suggestion: to, ...(isThere ? {} : { sure: true }) }),
};
