import type { Rule } from '../model/rule.ts';
import { guessed } from '../wording/phrases.ts';

export const rule: Rule<'form-accept'> = {
  code: 604,
  severity: 'error',
  title: 'Kinds of files that are no endings',
  why: 'The server tells files by the endings of their names, and would refuse all others.',
  bad: 'accept: documents',
  good: 'accept: .pdf,.docx',
  message: ({ odd }) => `“${odd}” is no ending of a file’s name.`,
  hint: ({ odd }) => {
    const ending = /^[a-z0-9]{2,5}$/i.test(odd) ? `.${odd.toLowerCase()}` : undefined;
    return guessed(
      ending,
      'Write endings with commas between them, such as .pdf,.docx, or .jpg,.jpeg,.png for pictures.',
    );
  },
};
