import type { Rule } from '../model/rule.ts';
import { shown } from '../wording/phrases.ts';
import { spaces, write } from '../wording/syntax-words.ts';

export const rule: Rule<'missing-space'> = {
  code: 204,
  severity: 'error',
  title: 'No space after a colon or a dash',
  why: 'Only with the space does the colon end a name, and the dash begin an entry.',
  bad: '- type: banner\n  title:Who we are',
  good: '- type: banner\n  title: Who we are',
  message: ({ instead }) => {
    if (!instead)
      return 'A space or a colon is missing here: a name ends with a colon and a space, and after a dash stands a space.';
    return /[：﹕]/.test(instead)
      ? `This is another colon than that of the English keyboard, ${instead}, and does not end a name.`
      : `A colon ends a name, and here stands ${instead} in its place.`;
  },
  hint: (params) =>
    params.indent && params.right
      ? `Write ${shown(params.right)} and indent the line by ${spaces(params.indent.wanted)}, like line ${params.other}.`
      : write(params),
};
