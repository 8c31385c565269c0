import type { Rule } from '../model/rule.ts';

export const rule: Rule<'poor-alt'> = {
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
  hint: 'Write what the picture shows in a few words, or "" when it is decoration only.',
};
