import type { CodeGroup } from './code-entry.ts';

/** 4xx: pictures, films and documents. */
export const picturesAndFiles = {
  'missing-image': {
    number: 401,
    title: 'A picture that does not exist',
    why: 'Visitors would see a broken picture. /images/team.svg is the file public/images/team.svg; small and capital letters differ.',
    bad: 'src: /images/tem.svg',
    good: 'src: /images/team.svg',
  },
  'missing-file': {
    number: 402,
    title: 'A file that does not exist',
    why: 'The link to it would lead to "page not found".',
    bad: 'file: /papers/price.pdf',
    good: 'file: /papers/prices.pdf',
  },
  'image-without-size': {
    number: 403,
    title: 'A picture whose size is not known',
    why: 'Without it the page jumps when the picture arrives.',
    bad: 'src: https://example.org/team.png\nalt: Our team',
    good: 'src: https://example.org/team.png\nalt: Our team\nwidth: 800\nheight: 600',
  },
  'broken-picture': {
    number: 404,
    title: 'A picture that cannot be read',
    why: 'The file is damaged, it ends too early, or it is something else than its name says: visitors would see an empty place.',
    bad: 'src: /images/half-copied.jpg\nalt: Our team',
    good: 'src: /images/team.jpg\nalt: Our team',
  },
  'unsupported-picture': {
    number: 405,
    title: 'A picture of a kind that browsers cannot show',
    why: 'Telephones save pictures as HEIC, and programs in kinds of their own. Saved as JPEG or PNG they can be shown.',
    bad: 'src: /images/team.heic\nalt: Our team',
    good: 'src: /images/team.jpg\nalt: Our team',
  },
} satisfies CodeGroup;
