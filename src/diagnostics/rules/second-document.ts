import type { Rule } from '../model/rule.ts';

export const rule: Rule<'second-document'> = {
  code: 214,
  severity: 'error',
  title: 'A line of three dashes in the middle of a file',
  why: 'It begins a second document, and a file holds one page only.',
  bad: 'title: One\n---\ntitle: Two',
  good: 'title: One',
  message: 'A line of three dashes begins a second document; a file holds one only.',
  hint: ({ advice }) =>
    advice ??
    'Delete the line ---, or move what follows into a file of its own. Words below it, as in Markdown, stand in a field, body: |, indented by two spaces; in a page that is a field of a block, - type: text. If it is a line across a text, indent it like the text.',
};
