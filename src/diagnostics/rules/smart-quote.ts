import { quoted } from '../../content/yaml/scalars.ts';
import { byReason, type Params, type Rule } from '../model/rule.ts';
import { lineWith } from '../wording/source-text.ts';
import { write } from '../wording/syntax-words.ts';

export const rule: Rule<'smart-quote'> = {
  code: 216,
  severity: 'error',
  title: 'Curly quotation marks around a value',
  why: 'They come from a word processor. YAML knows the straight ones only, and would show the curly ones to visitors.',
  bad: 'title: “Open: nine to five”',
  good: 'title: "Open: nine to five"',
  ...byReason<Params<'smart-quote'>>({
    curly: {
      message:
        'These are curly quotation marks, and they would be shown: YAML knows the straight ones only.',
      hint: (mistake) =>
        `Write ${lineWith(mistake, quoted(mistake.value.slice(1, -1)))}. If they belong to the words, put straight ones around all of it: ${lineWith(mistake, quoted(mistake.value))}.`,
    },
    syntax: {
      message: 'These are curly quotation marks, and YAML knows the straight ones only.',
      hint: write,
    },
  }),
};
