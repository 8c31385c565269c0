/** Finds and reads files of public/ for Studio, inside their folder only. */

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathWithin } from '../../editing/site-files.ts';

/**
 * Returns the absolute path of a file of public/, which need not exist.
 *
 * @throws an EditError when the file is elsewhere, even by a link
 */
export function publicPlace(root: string, file: string): string {
  const rule = 'Only files of public/ are changed, named as public/images/team.jpg is.';
  const place = pathWithin(root, file, /^public\/(?:[^/.][^/]*\/)*[^/.][^/]*$/, rule);
  // A link within public/ may point to a page.
  pathWithin(path.join(root, 'public'), file.slice('public/'.length), /./, rule);
  return place;
}

/**
 * Returns the bytes of a file of public/; `undefined` when there is none. Throws an EditError for a file elsewhere.
 */
export function readPublicFile(root: string, file: string): Buffer | undefined {
  const place = publicPlace(root, file);
  return statSync(place, { throwIfNoEntry: false })?.isFile() ? readFileSync(place) : undefined;
}
