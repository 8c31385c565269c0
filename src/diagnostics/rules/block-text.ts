import type { Rule } from '../model/rule.ts';
import { goesWithIt, spaces } from '../wording/syntax-words.ts';

export const rule: Rule<'block-text'> = {
  code: 213,
  severity: 'error',
  title: 'A long text that is not laid out as one',
  why: 'After | or > the text begins in the next line, and each of its lines is indented further than the name.',
  bad: 'body: |\nOur story',
  good: 'body: |\n  Our story',
  message: ({ indent, other, found, wanted }) =>
    wanted
      ? `A long text begins with a vertical bar, and this is another character: ${found}`
      : indent
        ? `This line is indented by ${spaces(indent.is)}, which is too ${indent.is < indent.wanted ? 'little' : 'much'} to belong to the text that begins in line ${other}.`
        : 'After | or > the text must begin in the next line.',
  hint: ({ indent, found, wanted, more }) =>
    wanted
      ? `Write ${wanted}`
      : indent
        ? `Indent it by ${spaces(indent.wanted)}, like every line of that text.${goesWithIt(more)}`
        : `Move the text into the next line, indented by two more spaces, or remove the ${found}.`,
};
