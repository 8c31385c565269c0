import type { Rule } from '../model/rule.ts';

export const rule: Rule<'text-after-quote'> = {
  code: 209,
  severity: 'error',
  title: 'A text that goes on after its closing quotation mark',
  why: 'Quotation marks stand around the whole value or not at all; those inside need others around them.',
  bad: 'title: "Oasis" in Dubai',
  good: 'title: \'"Oasis" in Dubai\'',
  message: ({ found = '' }) =>
    /^[,;]$/.test(found)
      ? `There is no ${found} at the end of a line in YAML.`
      : 'The text goes on after the closing quotation mark.',
  hint: ({ found = '', right }) =>
    /^[,;]$/.test(found)
      ? `Remove it: ${right}`
      : `Quotation marks stand around the whole value, and those inside it need others around them: ${right}`,
};
