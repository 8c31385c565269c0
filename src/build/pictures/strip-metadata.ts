import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../content/files/write-whole.ts';
import { PHOTOGRAPH } from '../../content/transform/pictures.ts';
import { digestOf } from '../cache/digest.ts';

/** Stands in the names of such pictures: change it with anything below that changes them. */
export const BARE_RECIPE = '2';

/** So good that nobody sees the difference, in the words of each encoder: a picture is encoded once more only to lose what it says of its owner. */
const QUALITY = 92;

/**
 * Returns a picture without what a camera or a program wrote into it (place, owner, comments), turned the right way up. One that holds nothing of
 * the kind is given back as it is, and so is a file that is no picture.
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
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(content, { animated: true });
    const { exif, xmp, iptc, comments, format } = await picture.metadata();
    if (!exif && !xmp && !iptc && !comments) return file;
    // Of PNG a quality would leave 256 colours; without one nothing is lost.
    const encoding = format === 'png' ? {} : { quality: QUALITY };
    const bare = picture.autoOrient().keepIccProfile().toFormat(format, encoding);
    writeWhole(made, await bare.toBuffer());
    return made;
  } catch {
    // an unreadable picture is reported where a page shows it
    return file;
  }
}
