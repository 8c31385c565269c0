/** Pictures that are named somewhere in the texts of a site, of which there may be thousands, as there may of pictures. */

const endings = 'svg|png|jpe?g|gif|webp|avif';
const atEnd = new RegExp(`\\.(?:${endings})$`, 'i');

/** Returns whether a file of the public folder is a picture, by its name. */
export const isPicture = (path: string): boolean => atEnd.test(path);

/**
 * Takes those paths out of `paths` that stand in a text, wherever they stand: a path may have any characters, and so may what surrounds it.
 * @param paths of pictures, as addresses: each begins with a slash and ends as pictures do
 */
export function removeNamed(paths: Set<string>, texts: Iterable<string>): void {
  let longest = 0;
  for (const path of paths) longest = Math.max(longest, path.length);
  const ending = new RegExp(`\\.(?:${endings})`, 'gi');
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

/** Returns the places of slashes before a place, back to `least`. */
function* slashesBefore(text: string, place: number, least: number): Generator<number> {
  let start = place;
  while (start > 0) {
    start = text.lastIndexOf('/', start - 1);
    if (start === -1 || start < least) return;
    yield start;
  }
}
