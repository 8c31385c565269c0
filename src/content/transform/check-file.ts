import { barePath, decoded } from '../model/bare-path.ts';
import type { UnlocatedIssue } from '../model/issue.ts';
import type { Site } from '../site/site.ts';
import type { PageTransform } from './page-transform.ts';

/** What a path has to lead to; a missing picture and a missing file are different issues. */
export type TargetKind = 'picture' | 'file';

/** Returns whether a file of the public folder exists, and reports when it does not. Full addresses are not checked. */
export function checkFile(path: string, kind: TargetKind, transform: PageTransform): boolean {
  // A failed template, which is reported separately.
  if (path.includes('{{')) return false;
  const { publicFiles } = transform.site;
  const player = path.startsWith('/') ? undefined : videoSiteOf(path);
  if (player) {
    const params = { path, known: publicFiles, player };
    transform.report({ code: 'missing-file', params, within: path });
    return false;
  }
  if (/^https?:\/\//i.test(path)) return true;
  transform.uses.add(`public${path}`);
  const found = fileOf(path, publicFiles);
  if (found === path) return true;
  if (found !== undefined) {
    transform.uses.add(`public${found}`);
    return true;
  }
  transform.report(fileIssue(path, kind, publicFiles));
  return false;
}

/**
 * Returns the file of the public folder for a path: the file of exactly that name, or that of the path without its
 * query, percent-decoded or in another Unicode form.
 */
export function fileOf(path: string, publicFiles: Set<string>): string | undefined {
  if (publicFiles.has(path)) return path;
  const file = barePath(path);
  const plain = decoded(file);
  // macOS stores ü as two characters in file names.
  return [file, plain, plain.normalize('NFD'), plain.normalize('NFC')].find((name) =>
    publicFiles.has(name),
  );
}

/** Returns the address of a file's path, with characters percent-encoded that have a meaning in addresses. */
export function fileAddress(path: string, publicFiles: Set<string>): string {
  const plain = decoded(barePath(path));
  const file = fileOf(path, publicFiles) ?? plain;
  // The file has the same name in another Unicode form; a query or percent-encoding stays as written.
  const isSame = file.normalize() === plain.normalize();
  const name = isSame && file !== plain ? file : path;
  return publicFiles.has(name)
    ? name.replace(/[%?#\\]/g, (character) => encodeURIComponent(character))
    : path;
}

/** Returns the issue of a file path in the site file; `undefined` when the file exists. */
export function namedFileIssue(
  path: string,
  kind: TargetKind,
  publicFiles: Set<string>,
): UnlocatedIssue | undefined {
  if (/^https?:\/\//i.test(path) || fileOf(path, publicFiles) !== undefined) return undefined;
  return fileIssue(path, kind, publicFiles);
}

function fileIssue(path: string, kind: TargetKind, publicFiles: Set<string>): UnlocatedIssue {
  const params = { path, known: publicFiles };
  return { code: kind === 'picture' ? 'missing-image' : 'missing-file', params, within: path };
}

/** The field formats that `checkFilm` handles. */
type FilmFormat = 'film-path' | 'captions-path';

export const FILM = /\.(?:mp4|m4v|webm|mov|ogv|ogg|m3u8)$/i;
const CAPTIONS = /\.vtt$/i;
const PICTURE = /\.(?:svg|jpe?g|png|webp|avif|gif|tiff?|heic|ico|apng)$/i;

/** Reports films and captions of a page that do not exist or that no browser plays. */
export function checkFilm(path: string, format: FilmFormat, transform: PageTransform): void {
  if (!checkFile(path, 'file', transform)) return;
  const [ending = ''] = /\.\w+$/.exec(barePath(path)) ?? [];
  const isElsewhere = /^https?:\/\//i.test(path);
  // On other servers the files may have any extension.
  if (isElsewhere && !PICTURE.test(ending)) return;
  const isPlayed = (format === 'film-path' ? FILM : CAPTIONS).test(ending);
  if (isPlayed) return;
  const is = format === 'captions-path' ? 'captions' : PICTURE.test(ending) ? 'picture' : 'film';
  transform.report({ code: 'unsupported-film', params: { path, ending, is }, within: path });
}

/** Returns whether `publish:` of `_site.yaml` lists a file, or a folder that contains it. */
export function isToPublish(file: string, { settings }: Site): boolean {
  const { publish = [] } = settings;
  return publish.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));
}

const videoSites: [name: string, address: RegExp][] = [
  ['YouTube', /\b(?:youtube(?:-nocookie)?\.com|youtu\.be)\//i],
  ['Vimeo', /\bvimeo\.com\//i],
];

/**
 * Returns the name of the video site whose player a text refers to, by address or by the HTML of an iframe;
 * `undefined` when it refers to none.
 */
export function videoSiteOf(text: string): string | undefined {
  return videoSites.find(([, address]) => address.test(text))?.[0];
}
