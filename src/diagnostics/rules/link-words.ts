import type { Rules } from '../model/rule.ts';

export const linkWordRules = {
  'vague-link': {
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
    hint: ({ targets }) =>
      targets > 1
        ? 'Say where each goes, such as “Read about our services”.'
        : 'Let the link be the words that name its target: See our [prices](/prices).',
  },
  'empty-link': {
    code: 521,
    severity: 'warning',
    title: 'A link without words',
    why: 'Nobody can see it, and screen readers read out its address.',
    bad: '[](/prices)',
    good: '[Our prices](/prices)',
    message: ({ to }) => `The link to ${to} has no words, so nobody can see or hear it.`,
    hint: ({ to }) => `Write words between its brackets: [Our prices](${to}).`,
  },
  'address-as-link': {
    code: 522,
    severity: 'warning',
    title: 'A link whose words are an address',
    why: 'Screen readers spell it out letter by letter.',
    bad: '[https://example.org/opening-hours](https://example.org/opening-hours)',
    good: '[Opening hours](https://example.org/opening-hours)',
    message: () =>
      'The words of this link are an address, which screen readers spell out letter by letter.',
    hint: ({ label }) => `Write what is there: [Opening hours](${label}).`,
  },
} satisfies Partial<Rules>;
