import type { Rule } from '../model/rule.ts';

export const emptyFile: Rule<'empty-file'> = {
  code: 230,
  name: 'empty-file',
  severity: 'error',
  title: 'A file that holds nothing',
  why: 'A page needs a title and blocks; an empty file makes no page and no entry.',
  bad: '# to be written',
  good: 'title: Who we are\nblocks:\n  - type: banner\n    title: Who we are',
};
