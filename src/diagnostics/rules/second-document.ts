import type { Rule } from '../model/rule.ts';

export const rule: Rule<'second-document'> = {
  code: 214,
  severity: 'error',
  title: 'A line of three dashes in the middle of a file',
  why: 'It begins a second document, and a file holds one page only.',
  bad: 'title: One\n---\ntitle: Two',
  good: 'title: One',
};
