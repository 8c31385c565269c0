import { quoted, shown } from '../../content/yaml/edits.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { lineWith } from '../wording/line-with.ts';
import { quote } from '../wording/syntax-words.ts';

export const rule: Rule<'unquoted-comment'> = {
  code: 207,
  severity: 'error',
  title: 'A value that begins with # and has no quotation marks',
  why: 'What follows a space and # is a comment, and nobody reads it.',
  bad: 'to: #team',
  good: 'to: "#team"',
  ...byReason<Params<'unquoted-comment'>>({
    comment: {
      message: ({ value }) =>
        `A space and # begin a comment, so the text ends before it: "${shown(value)}".`,
      hint: (mistake) => {
        const whole = lineWith(mistake, quoted(`${mistake.value} ${mistake.found}`));
        const comment = mistake.found.startsWith('# ')
          ? 'put it in a line of its own'
          : 'leave a space after the #';
        return `If it belongs to the text, put all of it in quotation marks: ${whole}. If it is a comment, ${comment}.`;
      },
    },
    foreign: {
      message: ({ found }) =>
        `Visitors would read ${found}: a comment begins with a space and #, and ends with the line.`,
      hint: (mistake) =>
        `Write ${lineWith(mistake, mistake.value.replace(mistake.found, '').trim())} # ${mistake.found.replace(/^\W+|\s*-->$/g, '')}`,
    },
    syntax: {
      message: 'A value that begins with # is a comment, so nothing of it is read.',
      hint: quote,
    },
  }),
};
