import type { Rule } from '../model/rule.ts';

export const rule: Rule<'unreadable-file'> = {
  code: 233,
  severity: 'error',
  title: 'A file that cannot be opened',
  why: 'It was moved meanwhile, or the system does not let it be read.',
  bad: 'pages/team.yaml (without the right to read it)',
  good: 'pages/team.yaml (chmod +r)',
  message: 'This file cannot be read.',
  hint: ({ error }) => `The system says: ${error}. Look whether the file is there and may be read.`,
};
