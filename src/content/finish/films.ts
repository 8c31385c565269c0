/** Films and their captions: files of other kinds than browsers play would leave an empty place. */
import type { Unplaced } from '../issue.ts';
import { checkFile } from './check-file.ts';
import { type Finish, report } from './finish.ts';

/** What `checkFilm` looks at, by the formats of fields. */
export type FilmFormat = 'film-path' | 'captions-path';

const FILM = /\.(?:mp4|m4v|webm|mov|ogv|ogg|m3u8)$/i;
const CAPTIONS = /\.vtt$/i;
const PICTURE = /\.(?:svg|jpe?g|png|webp|avif|gif|tiff?|heic|ico|apng)$/i;

/** Says so when a page names a film, or a film's captions, that are not there or that no browser plays. */
export function checkFilm(path: string, format: FilmFormat, finish: Finish): void {
  if (!checkFile(path, false, finish)) return;
  const [ending = ''] = /\.\w+$/.exec(path.replace(/[?#].*$/s, '')) ?? [];
  const isElsewhere = /^https?:\/\//i.test(path);
  // servers elsewhere may give their files any name
  if (isElsewhere && !PICTURE.test(ending)) return;
  const isPlayed = (format === 'film-path' ? FILM : CAPTIONS).test(ending);
  if (!isPlayed) report(finish, { ...faultOf(path, ending, format), within: path });
}

function faultOf(path: string, ending: string, format: FilmFormat): Unplaced {
  const code = 'unsupported-film';
  if (format === 'captions-path') {
    return {
      code,
      message: `Browsers cannot read captions from ${path}: they read files that end with .vtt (WebVTT).`,
      hint: /\.(?:srt|ass|ssa|sub|sbv|ttml)$/i.test(ending)
        ? `Save the captions as WebVTT, which most programs for subtitles can do, and write the path of that file.`
        : 'Write the path of the captions, such as /videos/tour.vtt, or leave the line out when nothing is spoken.',
    };
  }
  if (PICTURE.test(ending)) {
    return {
      code,
      message: `${path} is a picture, and no film that can be played.`,
      hint: 'Write the path of the film, such as /videos/tour.mp4. The picture that shows before it plays belongs to poster:.',
    };
  }
  return {
    code,
    message: ending
      ? `Browsers cannot play films of the kind ${ending}.`
      : `${path} does not say what kind of film it is.`,
    hint: 'Save the film as MP4 (H.264) or WebM, and write the path of that file.',
  };
}
