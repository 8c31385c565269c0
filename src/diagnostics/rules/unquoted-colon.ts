import type { Rule } from '../model/rule.ts';
import { quote, write } from '../wording/syntax-words.ts';

export const rule: Rule<'unquoted-colon'> = {
  code: 205,
  severity: 'error',
  title: 'A text with a colon and a space that has no quotation marks',
  why: 'YAML takes the words before the second colon for another name.',
  bad: 'title: Open: nine to five',
  good: 'title: "Open: nine to five"',
  message: 'There is a second colon here, so YAML takes the words before it for a name.',
  hint: (params) => (params.found === ':' ? write(params) : quote(params)),
};
