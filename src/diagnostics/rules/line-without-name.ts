import type { Rule } from '../model/rule.ts';
import { shown } from '../wording/phrases.ts';
import { write } from '../wording/syntax-words.ts';

export const rule: Rule<'line-without-name'> = {
  code: 223,
  severity: 'error',
  title: 'A line without a name and a colon',
  why: 'YAML does not know what the line belongs to.',
  bad: 'title: Who we are\nOur story',
  good: 'title: Who we are\ndescription: Our story',
  message: ({ advice, right, wanted, lost, found = '' }) => {
    if (lost) return `${lost}: is missing before ${shown(found)}.`;
    if (wanted) return `A ${wanted} begins in this line, and it has no name.`;
    if (found && !right) return `A colon and a value are missing after ${found}.`;
    if (advice || !right)
      return 'This line has no name with a colon, so YAML does not know what it belongs to.';
    return /^["']?\w/.test(found)
      ? `A colon is missing after ${found}.`
      : 'This looks like a comment, and in YAML a comment begins with #.';
  },
  hint: (params) => params.advice ?? write(params),
};
