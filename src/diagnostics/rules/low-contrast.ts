import type { Rule } from '../model/rule.ts';

export const rule: Rule<'low-contrast'> = {
  code: 550,
  severity: 'warning',
  title: 'A colour of the theme that cannot be read on another',
  why: 'WCAG asks for a contrast of 4.5 to 1 for text and of 3 to 1 for all else; in the sun and with weak eyes less is not enough.',
  bad: 'theme:\n  colors:\n    light:\n      link: "#7fb3ff"',
  good: 'theme:\n  colors:\n    light:\n      link: "#0b565d"',
  message: ({ front, behind, where, ratio, needed, isText }) => {
    // 4.499 must not be rounded to 4.5
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return `${front} on ${behind} has a contrast of ${shown} to 1 ${where}; ${isText ? 'text' : 'all else'} needs ${needed} to 1.`;
  },
  hint: ({ token, others, readable }) =>
    readable
      ? `The nearest ${token} that can be read there is "${readable}".`
      : `No ${token} can be read on all of ${others.join(', ')}; change those as well.`,
  fix: ({ readable }) => (readable ? { suggestion: readable } : {}),
};
