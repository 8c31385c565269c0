import type { Rule } from '../model/rule.ts';

export const rule: Rule<'empty-file'> = {
  code: 230,
  severity: 'error',
  title: 'A file that holds nothing',
  why: 'A page needs a title and blocks; an empty file makes no page and no entry.',
  bad: '# to be written',
  good: 'title: Who we are\nblocks:\n  - type: banner\n    title: Who we are',
  message: 'This file is empty.',
  hint: ({ text }) =>
    /^\s*#\s*[\w-]+:/m.test(text)
      ? 'All of it is a comment, because each line begins with #. To take a page away for a while, remove these characters and write draft: true at its top; to take it away for good, delete the file.'
      : 'Write something into it (a page needs at least title: and blocks:), or delete it. A file whose name begins with _ is left alone.',
};
