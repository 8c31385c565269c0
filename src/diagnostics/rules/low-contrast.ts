import type { Rule } from '../rule.ts';

export const lowContrast: Rule<'low-contrast'> = {
  code: 550,
  name: 'low-contrast',
  severity: 'warning',
  title: 'A colour of the theme that cannot be read on another',
  why: 'WCAG asks for a contrast of 4.5 to 1 for text and of 3 to 1 for what is no text; in the sun and with weak eyes less is not enough.',
  bad: 'theme:\n  colors:\n    light:\n      link: "#7fb3ff"',
  good: 'theme:\n  colors:\n    light:\n      link: "#0b565d"',
};
