import type { Rule } from '../rule.ts';

export const unknownIcon: Rule<'unknown-icon'> = {
  code: 311,
  name: 'unknown-icon',
  severity: 'error',
  title: 'There is no icon of this name',
  why: 'An empty place would stand where the icon should be. Icons have the names of https://lucide.dev/icons, or of files in pages/_icons.',
  bad: 'icon: telephone',
  good: 'icon: phone',
};
