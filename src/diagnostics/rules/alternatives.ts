import type { Rules } from '../model/rule.ts';

export const alternativeRules = {
  'missing-alt': {
    code: 530,
    severity: 'warning',
    title: 'A picture in a text without words for those who cannot see it',
    why: 'Screen readers say only that there is a picture.',
    bad: '![](/images/team.jpg)',
    good: '![Our team in front of the tower](/images/team.jpg)',
    message: ({ src }) => `The picture ${src} has no words for people who cannot see it.`,
    hint: ({ src }) =>
      `Write what it shows between the brackets: ![Our team in front of the tower](${src}).`,
  },
  'poor-alt': {
    code: 531,
    severity: 'warning',
    title: 'Words for a picture that say nothing of it',
    why: 'They are read out to people who cannot see the picture, and they are all that these people get.',
    bad: 'alt: IMG_2031.jpg',
    good: 'alt: Our team in front of the tower',
    message: ({ alt, reason }) =>
      reason === 'file'
        ? `“${alt}” is a file’s name and says nothing to people who cannot see the picture.`
        : `“${alt}” says that there is a picture, and not what it shows.`,
    hint: () => 'Write what the picture shows in a few words, or "" when it is decoration only.',
  },
  'repeated-alt': {
    code: 532,
    severity: 'warning',
    title: 'Words for a picture that stand beside it as well',
    why: 'Screen readers say them twice.',
    bad: 'title: Pump\nimage:\n  src: /images/pump.jpg\n  alt: Pump',
    good: 'title: Pump\nimage:\n  src: /images/pump.jpg\n  alt: An engineer reads the pressure of a pump',
    message: ({ alt }) =>
      `“${alt}” stands beside the picture as well, so screen readers say it twice.`,
    hint: () => 'Write what only the picture tells, or "" when it tells nothing more.',
  },
  'low-contrast': {
    code: 550,
    severity: 'warning',
    title: 'A colour of the theme that cannot be read on another',
    why: 'WCAG asks for a contrast of 4.5 to 1 for text and of 3 to 1 for what is no text; in the sun and with weak eyes less is not enough.',
    bad: 'theme:\n  colors:\n    light:\n      link: "#7fb3ff"',
    good: 'theme:\n  colors:\n    light:\n      link: "#0b565d"',
    message: ({ front, behind, where, ratio, needed, isText }) => {
      // 4.499 must not be said to be 4.5
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      return `${front} on ${behind} has a contrast of ${shown} to 1 ${where}; ${isText ? 'text' : 'what is no text'} needs ${needed} to 1.`;
    },
    hint: ({ token, others, readable }) =>
      readable
        ? `The nearest ${token} that can be read there is "${readable}".`
        : `No ${token} can be read on all of ${others.join(', ')}; change those as well.`,
    fix: ({ readable }) => (readable ? { suggestion: readable } : {}),
  },
} satisfies Partial<Rules>;
