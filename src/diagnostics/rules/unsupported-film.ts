import type { Rule } from '../rule.ts';

export const unsupportedFilm: Rule<'unsupported-film'> = {
  code: 406,
  name: 'unsupported-film',
  severity: 'error',
  title: 'A film or captions of a kind that browsers cannot play',
  why: 'Visitors would press the button and see nothing. Browsers play MP4 and WebM, and read captions as WebVTT.',
  bad: 'src: /images/tour.svg\ncaptions: /videos/tour.srt',
  good: 'src: /videos/tour.mp4\ncaptions: /videos/tour.vtt',
};
