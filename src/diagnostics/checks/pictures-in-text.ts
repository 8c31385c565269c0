/** Finds the pictures that texts of a site mention. There may be thousands of both. */

const ENDINGS = 'svg|png|jpe?g|gif|webp|avif';
const PICTURE_ENDING = new RegExp(`\\.(?:${ENDINGS})$`, 'i');

/** Returns whether a file of the public folder has the extension of a picture. */
export const isPicture = (path: string): boolean => PICTURE_ENDING.test(path);

/**
 * Removes the paths from `paths` that a text contains, wherever they are: both the path and the text around it may
 * have any characters.
 *
 * @param paths addresses of pictures: each begins with a slash and ends with the extension of a picture
 */
export function removeNamed(paths: Set<string>, texts: Iterable<string>): void {
  let longest = 0;
  for (const path of paths) longest = Math.max(longest, path.length);
  const ending = new RegExp(`\\.(?:${ENDINGS})`, 'gi');
  for (const text of texts) {
    if (paths.size === 0) return;
    for (const { 0: last, index } of text.matchAll(ending)) {
      const end = index + last.length;
      for (const start of slashesBefore(text, index, end - longest)) {
        paths.delete(text.slice(start, end));
      }
    }
  }
}

/** Returns the offsets of the slashes before an offset, back to `least`. */
function* slashesBefore(text: string, place: number, least: number): Generator<number> {
  let start = place;
  while (start > 0) {
    start = text.lastIndexOf('/', start - 1);
    if (start === -1 || start < least) return;
    yield start;
  }
}
