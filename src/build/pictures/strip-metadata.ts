import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../content/files/write-whole.ts';
import { PHOTOGRAPH } from '../../content/transform/pictures.ts';
import { digestOf } from '../cache/digest.ts';

/** Part of the names of such pictures: change it with anything below that changes them. */
export const BARE_RECIPE = '2';

/** The encoder's quality, without a visible loss: the picture is re-encoded only to remove its metadata. */
const QUALITY = 92;

/**
 * Returns the content of a picture without metadata (place, owner, comments), turned upright; `undefined` if it has
 * none or is not a picture.
 */
export async function bareContent(content: Uint8Array): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(content, { animated: true });
    const { exif, xmp, iptc, comments, format } = await picture.metadata();
    if (!exif && !xmp && !iptc && !comments) return undefined;
    // A quality setting would reduce PNG to 256 colours; without one it is lossless.
    const encoding = format === 'png' ? {} : { quality: QUALITY };
    return await picture.autoOrient().keepIccProfile().toFormat(format, encoding).toBuffer();
  } catch {
    // An unreadable picture is reported where a page shows it.
    return undefined;
  }
}

/**
 * Returns a picture without metadata; the file itself if it has none or is not a picture.
 *
 * @param file absolute path
 * @param folder where such pictures are kept, by their content
 * @returns the file to show
 */
export async function withoutMetadata(file: string, folder: string): Promise<string> {
  if (!PHOTOGRAPH.test(file)) return file;
  const content = await readFile(file);
  const made = path.join(folder, `bare-${BARE_RECIPE}-${digestOf(content)}${path.extname(file)}`);
  if (existsSync(made)) return made;
  const bare = await bareContent(content);
  if (!bare) return file;
  writeWhole(made, bare);
  return made;
}
