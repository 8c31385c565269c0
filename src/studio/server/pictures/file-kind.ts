/** Which files may be stored in the public folder: their content says what they are, not their names. */
import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import { openPicture } from '../../../build/pictures/make-variants.ts';
import { safeSvg } from '../../../build/pictures/optimise-svg.ts';
import { Refusal } from '../http.ts';

/** A file as it is stored. */
export interface CheckedFile {
  content: Buffer;
  /** `jpg`, without the dot. */
  ending: string;
  /** Where files of its kind are put unless somebody says otherwise, as an address. */
  folder: string;
  /** Whether scripts were taken out of it. */
  hadScripts: boolean;
}

/** Where files are put unless somebody says otherwise, by what Studio offers them for. */
export const USUAL_FOLDERS = {
  picture: '/images',
  film: '/videos',
  captions: '/videos',
  other: '/documents',
};
const { picture, film, captions, other } = USUAL_FOLDERS;

/** The same for kinds that browsers show, by what file-type calls them. */
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

/** What cameras and programs make that browsers do not show, and what to do about it. */
const SAVE_AS_JPEG = 'Open it in a picture program and save it as JPEG or PNG.';
const FOREIGN: Record<string, string> = {
  heic: 'It is a HEIC picture, as telephones make them. Send it to yourself as JPEG, or save it so.',
  tif: `It is a TIFF picture. ${SAVE_AS_JPEG}`,
  bmp: `It is a BMP picture. ${SAVE_AS_JPEG}`,
  psd: `It is a Photoshop file. ${SAVE_AS_JPEG}`,
  mov: 'It is a QuickTime film. Save it as MP4.',
};

/** In the first so many bytes an SVG begins. */
const HEAD = 4096;
const isSvg = (content: Buffer) => /<svg[\s>]/.test(content.subarray(0, HEAD).toString('utf8'));

/** Captions begin with this, perhaps after a byte order mark: https://www.w3.org/TR/webvtt1/#file-structure */
const isCaptions = (content: Buffer) =>
  isUtf8(content) &&
  /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(content.subarray(0, HEAD).toString('utf8'));

/** Returns what a file is. Throws a Refusal with the reason when it cannot be shown on a page. */
export async function checkFile(name: string, content: Buffer): Promise<CheckedFile> {
  if (content.length === 0) throw new Refusal(422, `${name} is empty.`);
  if (isSvg(content)) return checkSvg(name, content);
  if (isCaptions(content)) return { content, ending: 'vtt', folder: captions, hadScripts: false };
  // What the library cannot make sense of is of no kind that it knows.
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  const { ext: ending = '' } = type ?? {};
  const folder = FOLDERS[ending];
  if (folder === undefined) {
    const why = FOREIGN[ending] ?? 'Choose a JPEG, PNG, WebP, AVIF, GIF or SVG picture.';
    throw new Refusal(415, `${name} cannot be shown on a page. ${why}`);
  }
  if (folder === picture) await decode(name, content);
  return { content, ending, folder, hadScripts: false };
}

/** Returns an SVG as a build would publish it: what may run in it is taken out. */
async function checkSvg(name: string, content: Buffer): Promise<CheckedFile> {
  try {
    const safe = await safeSvg(content);
    return { content: safe, ending: 'svg', folder: picture, hadScripts: safe !== content };
  } catch {
    throw new Refusal(422, `${name} cannot be read: the drawing is not whole. Save it again.`);
  }
}

/** Throws a Refusal for a picture that ends too early or has more pixels than memory. */
async function decode(name: string, content: Buffer): Promise<void> {
  try {
    const picture = await openPicture(content);
    await picture.resize(16, 16, { fit: 'inside' }).toBuffer();
  } catch {
    throw new Refusal(422, `${name} cannot be read: the picture is not whole. Save it again.`);
  }
}
