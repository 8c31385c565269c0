import type { Rule } from '../model/rule.ts';

export const rule: Rule<'vague-link'> = {
  code: 520,
  severity: 'warning',
  title: 'The words of a link that do not say where it goes',
  why: 'Screen readers list links without the text around them, and search engines weigh their words.',
  bad: 'Our prices are [here](/prices).',
  good: 'See [our prices](/prices).',
  message: ({ label, targets }) =>
    targets > 1
      ? `“${label}” leads to ${targets} different places on this page; read alone, the links cannot be told apart.`
      : `“${label}” does not say where the link goes.`,
  hint: ({ targets }, _site, { path }) =>
    targets > 1
      ? 'Say where each goes, such as “Read about our services”.'
      : path.at(-1) === 'label'
        ? 'Name its target, such as “See our prices”.'
        : 'Let the link be the words that name its target: See our [prices](/prices).',
};
