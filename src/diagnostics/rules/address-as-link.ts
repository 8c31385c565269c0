import type { Rule } from '../model/rule.ts';

export const rule: Rule<'address-as-link'> = {
  code: 522,
  severity: 'warning',
  title: 'A link whose words are an address',
  why: 'Screen readers spell it out letter by letter.',
  bad: '[https://example.org/opening-hours](https://example.org/opening-hours)',
  good: '[Opening hours](https://example.org/opening-hours)',
  message:
    'The words of this link are an address, which screen readers spell out letter by letter.',
  hint: ({ label }) => `Write in words what is there, as in [Opening hours](${label}).`,
};
