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
  'unsupported-film': {
    number: 406,
    title: 'A film or captions of a kind that browsers cannot play',
    why: 'Visitors would press the button and see nothing. Browsers play MP4 and WebM, and read captions as WebVTT.',
    bad: 'src: /images/tour.svg\ncaptions: /videos/tour.srt',
    good: 'src: /videos/tour.mp4\ncaptions: /videos/tour.vtt',
  },
  'letter-case': {
    number: 420,
    title: 'An address with other capitals than the file',
    why: 'It works on Windows and macOS and leads nowhere on the server.',
    bad: 'src: /images/Team.svg',
    good: 'src: /images/team.svg',
  },
  'large-picture': {
    number: 421,
    title: 'A picture that is too large',
    why: 'Visitors on a slow connection wait for it. The limits stand under limits: in pages/_site.yaml.',
    bad: 'src: /images/map.svg # 4 MB',
    good: 'src: /images/map.svg # 80 kB, saved again without what nobody sees',
  },
  'large-video': {
    number: 422,
    title: 'A film that is too large',
    why: 'Visitors pay for it with their time and their data. The limits stand under limits: in pages/_site.yaml.',
    bad: 'src: /video/promo.mp4 # 120 MB',
    good: 'src: /video/promo.mp4 # 9 MB, saved again with fewer bits a second',
  },
  'unused-picture': {
    number: 423,
    title: 'A picture that no page shows',
    why: 'Every build copies it, and nobody dares to delete it later.',
    bad: 'public/images/old-team.svg',
    good: 'public/images/team.svg',
  },
} satisfies CodeGroup;
