import type { Rule } from '../rule.ts';

export const vagueLink: Rule<'vague-link'> = {
  code: 520,
  name: 'vague-link',
  severity: 'warning',
  title: 'The words of a link that do not say where it goes',
  why: 'Screen readers list links without the text around them, and search engines weigh their words.',
  bad: 'Our prices are [here](/prices).',
  good: 'See [our prices](/prices).',
};
