import type { Rule } from '../model/rule.ts';

export const textTooComplex: Rule<'text-too-complex'> = {
  code: 501,
  name: 'text-too-complex',
  severity: 'error',
  title: 'A text that is too long to be turned into HTML',
  why: 'It would take minutes to read its signs; something was pasted that is no text.',
  bad: 'body: "[a](b) [a](b) … (a hundred thousand times)"',
  good: 'body: A few paragraphs.',
  message: () =>
    'This text is too long, or has too many signs in one paragraph, to be turned into HTML.',
  hint: () => 'Divide it into several blocks, or leave a blank line between its paragraphs.',
};
