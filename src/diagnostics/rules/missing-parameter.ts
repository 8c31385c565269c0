import type { Rule } from '../model/rule.ts';

export const rule: Rule<'missing-parameter'> = {
  code: 703,
  severity: 'error',
  title: 'Many pages with one address',
  why: 'A file with each: makes a page for every entry, so its path needs a part in brackets.',
  bad: '# pages/post.yaml\neach: posts',
  good: '# pages/post/[slug].yaml\neach: posts',
  message:
    'This file makes a page for each of several entries, and all of them would have the same address.',
  hint: ({ file, field, id = 'slug' }) =>
    field
      ? `Put the name of the field ${field} into brackets: rename the file to ${file.replace(/[^/]+$/, `[${field}].yaml`)}.`
      : `Put the name of a field into the file’s name, in brackets: ${file.replace(/(?:\/index)?\.yaml$/, `/[${id}].yaml`)}.`,
};
