import type { Rule } from '../model/rule.ts';

export const rule: Rule<'image-without-size'> = {
  code: 403,
  severity: 'error',
  title: 'A picture whose size is not known',
  why: 'Without it the page jumps when the picture arrives.',
  bad: 'src: https://example.org/team.png\nalt: Our team',
  good: 'src: https://example.org/team.png\nalt: Our team\nwidth: 800\nheight: 600',
  message: ({ path }) => `The size of the picture ${path} is not known.`,
  hint: ({ isElsewhere, path }) => {
    if (isElsewhere && !/\.(?:svg|png|jpe?g|gif|webp|avif)(?:[?#]|$)/i.test(path)) {
      return 'Copy the picture into the public folder and write its path, such as /images/team.jpg: this may be a page that shows it. If it is the picture itself, write width: and height: (in pixels) beside it.';
    }
    return isElsewhere
      ? 'Write width: and height: (in pixels) beside it, or copy the picture into the public folder.'
      : 'The file may be damaged. Save it again, or write width: and height: (in pixels) beside it.';
  },
};
