import type { Rule } from '../model/rule.ts';

export const rule: Rule<'letter-case'> = {
  code: 420,
  severity: 'error',
  title: 'An address with other capitals than the file',
  why: 'It works on Windows and macOS and leads nowhere on the server.',
  bad: 'src: /images/Team.svg',
  good: 'src: /images/team.svg',
  message: ({ written, right }) =>
    `${written} is called ${right}: on the server small and capital letters differ.`,
  hint: ({ right }) => `Write ${right}.`,
  fix: ({ right, rest = '' }) => ({ suggestion: right, fix: { text: right + rest } }),
};
