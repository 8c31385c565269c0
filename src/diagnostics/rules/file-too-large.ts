import type { Rule } from '../model/rule.ts';

export const rule: Rule<'file-too-large'> = {
  code: 232,
  severity: 'error',
  title: 'A file of more than a megabyte',
  why: 'No page is that long; something was pasted into it that belongs elsewhere.',
  bad: 'image: data:image/png;base64,…',
  good: 'image: /images/team.png',
  message: ({ bytes }) =>
    `This file has ${(bytes / 1024 / 1024).toFixed(1)} MB; 1 MB is the most that is read.`,
  hint: 'Divide it into several pages, or move pictures and documents into the public folder.',
};
