import type { Rule } from '../model/rule.ts';

export const syntaxError: Rule<'syntax-error'> = {
  code: 201,
  name: 'syntax-error',
  severity: 'error',
  title: 'A line that cannot be read as YAML',
  why: 'Nothing of the file can be shown until it can be read.',
  bad: 'title: Who we are\n}',
  good: 'title: Who we are',
};
