import type { Rule } from '../model/rule.ts';

export const rule: Rule<'repeated-alt'> = {
  code: 532,
  severity: 'warning',
  title: 'Words for a picture that stand beside it as well',
  why: 'Screen readers say them twice.',
  bad: 'title: Pump\nimage:\n  src: /images/pump.jpg\n  alt: Pump',
  good: 'title: Pump\nimage:\n  src: /images/pump.jpg\n  alt: An engineer reads the pressure of a pump',
  message: ({ alt }) =>
    `“${alt}” stands beside the picture as well, so screen readers say it twice.`,
  hint: 'Write what only the picture tells, or "" when it tells nothing more.',
};
