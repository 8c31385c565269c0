import type { Rule } from '../model/rule.ts';

export const unreadableFile: Rule<'unreadable-file'> = {
  code: 233,
  name: 'unreadable-file',
  severity: 'error',
  title: 'A file that cannot be opened',
  why: 'It was moved meanwhile, or the system does not let it be read.',
  bad: 'pages/team.yaml (without the right to read it)',
  good: 'pages/team.yaml (chmod +r)',
};
