import { quoted } from '../../content/yaml/scalars.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { shown } from '../wording/phrases.ts';
import { lineWith } from '../wording/source-text.ts';
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
        if (/^\/\S*$/.test(mistake.value))
          return `Remove the space before it: ${lineWith(mistake, mistake.value + mistake.found)}.`;
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
      message: ({ wanted, found = '' }) =>
        found.startsWith('/')
          ? 'A space and # begin a comment, so the address ends before it.'
          : wanted
            ? 'This line is a comment, and the lines below it, which belong to it, are none.'
            : 'A value that begins with # is a comment, so nothing of it is read.',
      hint: (params) =>
        params.found?.startsWith('/')
          ? `Remove the space before the #: ${params.right}`
          : params.wanted
            ? `Remove the #: ${params.right}. If nothing of it is to be read, put # before each of the other lines as well, or delete them.`
            : quote(params),
    },
  }),
};
