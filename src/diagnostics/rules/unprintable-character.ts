import { byReason, type Params, type Rule } from '../model/rule.ts';

export const rule: Rule<'unprintable-character'> = {
  code: 221,
  severity: 'error',
  title: 'A character that cannot be printed',
  why: 'It cannot be seen in an editor and cannot be shown in a page. It comes from copying and pasting.',
  bad: 'title: Who we are (with an invisible character)',
  good: 'title: Who we are (typed anew)',
  ...byReason<Params<'unprintable-character'>>({
    'line-ends': {
      message:
        'The lines of this file end as on very old Macs (CR), so other programs see one line.',
      hint: 'Save the file with the line ends of Unix (LF) or Windows (CRLF): most editors show them at the bottom of the window.',
    },
    syntax: {
      message:
        'This line has a character that cannot be printed, probably from copying and pasting.',
      hint: 'Delete the text around it and type it again.',
    },
  }),
};
