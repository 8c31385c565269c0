import { byReason, type Params, type Rule } from '../model/rule.ts';
import { shown } from '../wording/phrases.ts';

export const rule: Rule<'not-utf8'> = {
  code: 231,
  severity: 'error',
  title: 'A file that is not stored as UTF-8',
  why: 'Letters such as é would be shown as question marks.',
  bad: 'title: Caf? (stored as Latin-1)',
  good: 'title: Café (stored as UTF-8)',
  ...byReason<Params<'not-utf8'>>({
    file: {
      message: ({ isUtf16 }) =>
        isUtf16
          ? 'This file is stored as UTF-16, which Windows calls Unicode, and not as UTF-8.'
          : 'This character is not stored as UTF-8, so it and perhaps others cannot be read.',
      hint: 'Open the file in your editor and save it again with the encoding UTF-8.',
    },
    misread: {
      message:
        'These letters were read in the wrong encoding, probably when the text was copied or converted.',
      hint: ({ value }) => `Write ${shown(value)}`,
      fix: ({ value }) => ({ suggestion: value, sure: true }),
    },
  }),
};
