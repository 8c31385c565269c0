import type { Rule } from '../model/rule.ts';

export const rule: Rule<'same-but-for-capitals'> = {
  code: 721,
  severity: 'warning',
  title: 'Files whose names differ in their capitals only',
  why: 'On Windows and macOS one takes the place of the other.',
  bad: 'public/images/Team.svg\npublic/images/team.svg',
  good: 'public/images/team.svg',
  message: ({ path, first }) =>
    `public${path} and public${first} differ in their capitals only; on Windows and macOS one takes the place of the other.`,
  hint: 'Rename one of them.',
};
