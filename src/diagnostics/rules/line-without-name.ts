import type { Rule } from '../model/rule.ts';

export const rule: Rule<'line-without-name'> = {
  code: 223,
  severity: 'error',
  title: 'A line without a name and a colon',
  why: 'YAML does not know what the line belongs to.',
  bad: 'title: Who we are\nOur story',
  good: 'title: Who we are\ndescription: Our story',
};
