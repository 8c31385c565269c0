import type { Rules } from '../model/rule.ts';
import { sayBytes } from '../wording/bytes.ts';
import { insteadOfPage } from '../wording/film-page.ts';
import { nearestFile, whereFilesAre } from '../wording/nearest-file.ts';

export const publicFileRules = {
  'missing-file': {
    code: 402,
    severity: 'error',
    title: 'A file that does not exist',
    why: 'The link to it would lead to "page not found".',
    bad: 'file: /papers/price.pdf',
    good: 'file: /papers/prices.pdf',
    message: ({ path, player }) =>
      player === undefined
        ? `There is no file ${path}.`
        : `${path} is a page of ${player}’s with a player, and no film that can be played here.`,
    hint: ({ path, known, player }) =>
      player === undefined
        ? whereFilesAre(path, known)
        : insteadOfPage('its path, such as /videos/tour.mp4'),
    fix: ({ path, known, player }) => (player === undefined ? nearestFile(path, known) : {}),
  },
  'unsupported-film': {
    code: 406,
    severity: 'error',
    title: 'A film or captions of a kind that browsers cannot play',
    why: 'Visitors would press the button and see nothing. Browsers play MP4 and WebM, and read captions as WebVTT.',
    bad: 'src: /images/tour.svg\ncaptions: /videos/tour.srt',
    good: 'src: /videos/tour.mp4\ncaptions: /videos/tour.vtt',
    message: ({ path, ending, is }) => {
      if (is === 'captions') {
        return `Browsers cannot read captions from ${path}: they read files that end with .vtt (WebVTT).`;
      }
      if (is === 'picture') return `${path} is a picture, and no film that can be played.`;
      return ending
        ? `Browsers cannot play films of the kind ${ending}.`
        : `${path} does not say what kind of film it is.`;
    },
    hint: ({ ending, is }) => {
      if (is === 'film') {
        return 'Save the film as MP4 (H.264) or WebM, and write the path of that file.';
      }
      if (is === 'picture') {
        return 'Write the path of the film, such as /videos/tour.mp4. The picture that shows before it plays belongs to poster:.';
      }
      return /\.(?:srt|ass|ssa|sub|sbv|ttml)$/i.test(ending)
        ? 'Save the captions as WebVTT, which most programs for subtitles can do, and write the path of that file.'
        : 'Write the path of the captions, such as /videos/tour.vtt, or leave the line out when nothing is spoken.';
    },
  },
  'large-video': {
    code: 422,
    severity: 'warning',
    title: 'A film that is too large',
    why: 'Visitors pay for it with their time and their data. The limits stand under limits: in pages/_site.yaml.',
    bad: 'src: /video/promo.mp4 # 120 MB',
    good: 'src: /video/promo.mp4 # 9 MB, saved again with fewer bits a second',
    message: ({ path, bytes, most }) =>
      `The film ${path} has ${sayBytes(bytes)}; the limit is ${sayBytes(most)}.`,
    hint: () => 'Save it smaller, or change limits: { video: … } in pages/_site.yaml.',
  },
  'hidden-file': {
    code: 407,
    severity: 'warning',
    title: 'A file of the public folder that is not published',
    why: 'Files whose names begin with a dot mostly hold what nobody is to see, such as passwords or a history, and links may lead anywhere. .well-known/, .nojekyll and .htaccess are published.',
    bad: 'public/.env',
    good: '.env',
    message: ({ path, isLink }) =>
      isLink
        ? `${path} is a link, and not published.`
        : `${path} is not published, because its name begins with a dot.`,
    hint: ({ isLink }) =>
      isLink
        ? 'Put a copy of the file in its place.'
        : 'Move it out of the public folder, or give it a name without a dot if everybody may read it.',
  },
} satisfies Partial<Rules>;
