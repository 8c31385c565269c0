import type { Rule } from '../model/rule.ts';

export const rule: Rule<'text-too-complex'> = {
  code: 501,
  severity: 'error',
  title: 'A text that is too long to be turned into HTML',
  why: 'It would take minutes to read; something was pasted that is not a text.',
  bad: 'body: "[a](b) [a](b) … (a hundred thousand times)"',
  good: 'body: A few paragraphs.',
  message:
    'This text is too long, or has too many special characters in one paragraph, to be turned into HTML.',
  hint: 'Divide it into several blocks, or leave an empty line between its paragraphs.',
};
