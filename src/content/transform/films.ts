/** Films and their captions: files of other kinds than browsers play would leave an empty place. */
import { checkFile } from './check-file.ts';
import { type PageTransform, report } from './page-transform.ts';

/** What `checkFilm` looks at, by the formats of fields. */
export type FilmFormat = 'film-path' | 'captions-path';

const FILM = /\.(?:mp4|m4v|webm|mov|ogv|ogg|m3u8)$/i;
const CAPTIONS = /\.vtt$/i;
const PICTURE = /\.(?:svg|jpe?g|png|webp|avif|gif|tiff?|heic|ico|apng)$/i;

/** Says so when a page names a film, or a film's captions, that are not there or that no browser plays. */
export function checkFilm(path: string, format: FilmFormat, transform: PageTransform): void {
  if (!checkFile(path, false, transform)) return;
  const [ending = ''] = /\.\w+$/.exec(path.replace(/[?#].*$/s, '')) ?? [];
  const isElsewhere = /^https?:\/\//i.test(path);
  // servers elsewhere may give their files any name
  if (isElsewhere && !PICTURE.test(ending)) return;
  const isPlayed = (format === 'film-path' ? FILM : CAPTIONS).test(ending);
  if (isPlayed) return;
  const is = format === 'captions-path' ? 'captions' : PICTURE.test(ending) ? 'picture' : 'film';
  report(transform, { code: 'unsupported-film', params: { path, ending, is }, within: path });
}
