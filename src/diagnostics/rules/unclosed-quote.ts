import { quoted } from '../../content/yaml/scalars.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { lineWith } from '../wording/source-text.ts';
import { COMPARE_LINES } from '../wording/syntax-words.ts';

export const rule: Rule<'unclosed-quote'> = {
  code: 208,
  severity: 'error',
  title: 'A quotation mark that is opened and not closed',
  why: 'Everything up to the next quotation mark, often many lines below, is taken for one text.',
  bad: 'title: "Who we are',
  good: 'title: "Who we are"',
  ...byReason<Params<'unclosed-quote'>>({
    quote: {
      message:
        'There is one quotation mark in this text where two belong, so visitors would see it.',
      hint: (mistake) => {
        const mixed = mistake.value.replace(/^([“„])([^“”„"]+)"/, (_all, mark, words) =>
          mark === '“' ? `“${words}”` : `„${words}“`,
        );
        if (mixed !== mistake.value)
          return `Close it with the other mark: ${lineWith(mistake, mixed)}.`;
        const bare = mistake.value.replace(/^[“„]|["”']$/g, '');
        return bare === mistake.value
          ? `Remove it, or close the quotation and put all of it in other quotation marks: ${lineWith(mistake, quoted(mistake.value))}.`
          : `Write ${lineWith(mistake, bare)}, or quotation marks around all of it: ${lineWith(mistake, quoted(bare))}.`;
      },
    },
    swallowed: {
      message:
        'A quotation mark is opened here and closed lines below, so all of these lines are one text.',
      hint: ({ found }) => `Close it where the text ends, probably in this line: ${found}`,
    },
    syntax: {
      message:
        'A quotation mark is opened here, and is not closed or is closed by a different one.',
      hint: ({ right }) =>
        !right
          ? COMPARE_LINES
          : right.includes(`"'`)
            ? `If it is an apostrophe, put all of it in double quotation marks: ${right}.`
            : `Write the same mark on both sides, ${right}, or remove the first one.`,
    },
  }),
};
