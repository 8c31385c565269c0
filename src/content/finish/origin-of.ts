/** Where what is wrong with a finished page was written. */
import { flawsOfEntry } from '../expand/flawed-entry.ts';
import { type Origin, type Source, traceBack } from '../expand/source.ts';
import type { Flaw } from '../problems/flaw.ts';
import type { Site } from '../site.ts';
import { siteFileName } from '../site-file.ts';
import type { DataPath } from '../types.ts';

/** Where an editor wrote what a flaw is about, and whether the flaw follows from what is told of that place already. */
export function originOf(
  { atKey, missing }: Pick<Flaw, 'atKey' | 'missing'>,
  path: DataPath,
  site: Site,
  sources: Source[],
): Origin & Pick<Flaw, 'follows'> {
  const found = traceBack(site.files, sources, path, atKey);
  // a field that is there and empty, because the entry that its template names has none
  const value = missing && traceBack(site.files, sources, [...path, missing]);
  const isFilled = value && value.file !== found.file && value.file.startsWith(collectionFolder);
  const origin = isFilled ? value : found;
  const isLost = site.siteFile.unread && origin.file === siteFileName;
  return isLost || flawsOfEntry(origin, site).length > 0 ? { ...origin, follows: true } : origin;
}

const collectionFolder = 'pages/_collections/';
