import { byReason, type Params, type Rule } from '../model/rule.ts';
import { goesWithIt, spaces, write } from '../wording/syntax-words.ts';

export const rule: Rule<'indentation'> = {
  code: 203,
  severity: 'error',
  title: 'A line that does not line up with its neighbours',
  why: 'Fields that belong together begin in the same column; one space too many makes another group of them.',
  bad: '- type: banner\n   title: Who we are',
  good: '- type: banner\n  title: Who we are',
  ...byReason<Params<'indentation'>>({
    'field-in-text': {
      message: ({ name }) =>
        `This line looks like the field ${name}, and is indented so far that it is a part of the text above it.`,
      hint: 'If it is a field, indent it less, so that it begins in the column of the other fields.',
    },
    'entry-in-text': {
      message: 'This line is a part of the text of the entry above it.',
      hint: ({ found }) =>
        `If it is an entry, begin it in the column of the dash above: - ${found.replace(/^- /, '')}`,
    },
    syntax: {
      message: ({ found, indent, right, advice, wanted }) => {
        if (advice && right)
          return 'A dash begins a list at the top of this file, and its other fields have none.';
        if (found === '-')
          return 'A dash stands before this line, which is a field and begins no entry of a list.';
        if (wanted)
          return `${found} stands before fields that belong together, and is none of them.`;
        if (advice) return `${found} stands among the entries of a list.`;
        if (right && indent)
          return 'This dash is one too many: with it the list below is a list within the list.';
        if (right)
          return 'There is one dash too many in this line: two dashes begin a list within the list.';
        return indent
          ? `${found} is indented by ${spaces(indent.is)} and does not line up with the lines around it.`
          : 'This line does not line up with the lines around it.';
      },
      hint: (params) => {
        const { found, indent, other, right, advice, head, more = 0 } = params;
        if (params.wanted)
          return `Write it as one of them, in a line of its own: ${params.wanted}.`;
        if (advice) return advice;
        if (!indent) return write(params);
        if (right && found === undefined)
          return `Delete this line, and begin the lines below it ${spaces(indent.is - indent.wanted)} further to the left: ${right}`;
        if (found === '-') {
          const where = more > 0 ? ` here and before ${more} more of the fields below` : '';
          const column =
            indent.wanted > 0
              ? `is indented by ${spaces(indent.wanted)}`
              : 'begins at the left edge';
          return `Remove the dash${where}, so that the line ${column}: ${right}`;
        }
        const { is, wanted } = indent;
        const how =
          wanted === 0
            ? 'Begin it at the left edge'
            : `Indent it by ${spaces(wanted)}${wanted < is ? ' only' : ''}`;
        const where = head ? `as it belongs to ${head}: in line ${other}` : `like line ${other}`;
        return `${how}, ${where}.${goesWithIt(more)} Lines that belong together begin in the same column.`;
      },
    },
  }),
};
