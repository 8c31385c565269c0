import type { Rule } from '../model/rule.ts';

export const rule: Rule<'syntax-error'> = {
  code: 201,
  severity: 'error',
  title: 'A line that cannot be read as YAML',
  why: 'Nothing of the file can be shown until it can be read.',
  bad: 'title: Who we are\n}',
  good: 'title: Who we are',
};
