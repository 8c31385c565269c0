/** Decides which files may be stored in the public folder, by their content, not by their names. */
import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import { openPicture } from '../../../build/pictures/make-variants.ts';
import { safeSvg } from '../../../build/pictures/optimise-svg.ts';
import { HttpError } from '../http.ts';

/** A file that may be stored. */
export interface CheckedFile {
  content: Buffer;
  /** The file extension without the dot: `jpg`. */
  ending: string;
  /** The default folder for its kind, as an address. */
  folder: string;
  /** Whether scripts were removed from it. */
  hadScripts: boolean;
}

/** The default folders, by the kinds that fields ask for. */
export const USUAL_FOLDERS = {
  picture: '/images',
  film: '/videos',
  captions: '/videos',
  other: '/documents',
};
const { picture, film, captions, other } = USUAL_FOLDERS;

/** The default folders of file types that browsers can show, by the extensions of file-type. */
const FOLDERS: Record<string, string> = {
  jpg: picture,
  png: picture,
  webp: picture,
  avif: picture,
  gif: picture,
  mp4: film,
  webm: film,
  pdf: other,
  woff2: '/fonts',
};

/** The advice for file types of cameras and programs that browsers cannot show. */
const SAVE_AS_JPEG = 'Open it in a picture program and save it as JPEG or PNG.';
const FOREIGN: Record<string, string> = {
  heic: 'It is a HEIC picture, as telephones make them. Send it to yourself as JPEG, or save it so.',
  tif: `It is a TIFF picture. ${SAVE_AS_JPEG}`,
  bmp: `It is a BMP picture. ${SAVE_AS_JPEG}`,
  psd: `It is a Photoshop file. ${SAVE_AS_JPEG}`,
  mov: 'It is a QuickTime film. Save it as MP4.',
};

/** An SVG has its root element within this number of bytes. */
const HEAD = 4096;
const isSvg = (content: Buffer) => /<svg[\s>]/.test(content.subarray(0, HEAD).toString('utf8'));

/** WebVTT begins with this, perhaps after a byte order mark: https://www.w3.org/TR/webvtt1/#file-structure */
const isCaptions = (content: Buffer) =>
  isUtf8(content) &&
  /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(content.subarray(0, HEAD).toString('utf8'));

/** Returns a file with its type. Throws an HttpError with the reason when it cannot be shown on a page. */
export async function checkUpload(name: string, content: Buffer): Promise<CheckedFile> {
  if (content.length === 0) throw new HttpError(422, `${name} is empty.`);
  if (isSvg(content)) return checkSvg(name, content);
  if (isCaptions(content)) return { content, ending: 'vtt', folder: captions, hadScripts: false };
  // A file that the library cannot read has no type that it knows.
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  const { ext: ending = '' } = type ?? {};
  const folder = FOLDERS[ending];
  if (folder === undefined) {
    const why = FOREIGN[ending] ?? 'Choose a JPEG, PNG, WebP, AVIF, GIF or SVG picture.';
    throw new HttpError(415, `${name} cannot be shown on a page. ${why}`);
  }
  if (folder === picture) await decode(name, content);
  return { content, ending, folder, hadScripts: false };
}

/** Returns an SVG as a build would publish it: without scripts. */
async function checkSvg(name: string, content: Buffer): Promise<CheckedFile> {
  try {
    const safe = await safeSvg(content);
    return { content: safe, ending: 'svg', folder: picture, hadScripts: safe !== content };
  } catch {
    throw new HttpError(422, `${name} cannot be read: the drawing is not whole. Save it again.`);
  }
}

/** Throws an HttpError for a picture that is truncated or has more pixels than memory. */
async function decode(name: string, content: Buffer): Promise<void> {
  try {
    const picture = await openPicture(content);
    await picture.resize(16, 16, { fit: 'inside' }).toBuffer();
  } catch {
    throw new HttpError(422, `${name} cannot be read: the picture is not whole. Save it again.`);
  }
}
