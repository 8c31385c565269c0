import type { Rule } from '../model/rule.ts';

export const lineWithoutName: Rule<'line-without-name'> = {
  code: 223,
  name: 'line-without-name',
  severity: 'error',
  title: 'A line without a name and a colon',
  why: 'YAML does not know what the line belongs to.',
  bad: 'title: Who we are\nOur story',
  good: 'title: Who we are\ndescription: Our story',
};
