import type { Rule } from '../model/rule.ts';

export const unprintableCharacter: Rule<'unprintable-character'> = {
  code: 221,
  name: 'unprintable-character',
  severity: 'error',
  title: 'A character that cannot be printed',
  why: 'It cannot be seen in an editor and cannot be shown in a page. It comes from copying and pasting.',
  bad: 'title: Who we are (with an invisible character)',
  good: 'title: Who we are (typed anew)',
};
