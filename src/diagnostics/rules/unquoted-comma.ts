import type { Rule } from '../model/rule.ts';
import { quote } from '../wording/syntax-words.ts';

export const rule: Rule<'unquoted-comma'> = {
  code: 224,
  severity: 'error',
  title: 'A text with a comma, within braces and without quotation marks',
  why: 'Within braces a comma ends a value, so that what follows is taken for the next field.',
  bad: 'button: { label: Ask, or call, to: /about }',
  good: 'button: { label: "Ask, or call", to: /about }',
  message: 'The comma ends the value here, and what follows is taken for a field.',
  hint: (mistake) =>
    mistake.wanted ? `An e-mail address has a dot there: ${mistake.wanted}.` : quote(mistake),
};
