import type { Rule } from '../model/rule.ts';

export const rule: Rule<'renamed-block'> = {
  code: 130,
  severity: 'error',
  title: 'A block that has another name today',
  why: 'Old names are known for a while so that pages can be brought up to date: npx pagewright validate --fix does it.',
  bad: '- type: cards # before it was called card-grid',
  good: '- type: card-grid',
  message: ({ from, to, since }) =>
    `The block ${from} has been called ${to} since version ${since}.`,
  hint: ({ to }) =>
    `Write type: ${to} instead; npx pagewright validate --fix does so on all pages.`,
  fix: ({ to }) => ({ suggestion: to, sure: true }),
};
