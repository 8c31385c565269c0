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
} satisfies CodeGroup;
