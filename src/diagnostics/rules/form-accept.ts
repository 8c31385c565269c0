import type { Rule } from '../model/rule.ts';

export const rule: Rule<'form-accept'> = {
  code: 604,
  severity: 'error',
  title: 'Kinds of files that nobody knows',
  why: 'No file could be chosen.',
  bad: 'accept: documents',
  good: 'accept: .pdf,.docx',
  message: ({ accept }) => `“${accept}” names no kind of file.`,
  hint: 'Write endings with commas between them: .pdf,.docx',
};
