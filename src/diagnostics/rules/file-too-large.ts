import type { Rule } from '../model/rule.ts';

export const fileTooLarge: Rule<'file-too-large'> = {
  code: 232,
  name: 'file-too-large',
  severity: 'error',
  title: 'A file of more than a megabyte',
  why: 'No page is that long; something was pasted into it that belongs elsewhere.',
  bad: 'image: data:image/png;base64,…',
  good: 'image: /images/team.png',
};
