import type { Rule } from '../model/rule.ts';

export const rule: Rule<'unsupported-film'> = {
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
};
