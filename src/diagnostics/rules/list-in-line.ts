import type { Rule } from '../model/rule.ts';

export const rule: Rule<'list-in-line'> = {
  code: 222,
  severity: 'error',
  title: 'A list that begins in the line of its name',
  why: 'Each entry of a list has a line of its own that begins with a dash.',
  bad: 'items: - title: One',
  good: 'items:\n  - title: One',
  message: 'A list cannot begin in the line of its name.',
  hint: ({ right = '' }) => {
    if (/"- [\w-]+:/.test(right)) return 'Move it into the next line, indented by two more spaces.';
    const word = right.replace(/"- ([\w.-]+)"$/, '-$1');
    const text =
      word === right
        ? `If it is text, put it in quotation marks: ${right}.`
        : `If it is one word with a hyphen before it, remove the space between them: ${word}.`;
    return `${text} If it is a list, move it into the next line, indented by two more spaces.`;
  },
};
