/** Where what is wrong with a finished page was written. */
import { flawsOfEntry } from '../expand/flawed-entry.ts';
import { type Origin, type Source, traceBack } from '../expand/source.ts';
import { notText } from '../expand/template-faults.ts';
import type { Fault, Flaw } from '../problems/flaw.ts';
import type { Site } from '../site.ts';
import { siteFileName } from '../site-file.ts';
import type { DataPath } from '../types.ts';
import { valueAt } from '../value-at.ts';

/** Where an editor wrote what a flaw is about, and whether the flaw follows from what is told of that place already. */
export function originOf(
  { atKey, missing, wantsText }: Pick<Flaw, 'atKey' | 'missing' | 'wantsText'>,
  path: DataPath,
  site: Site,
  sources: Source[],
): Omit<Origin, 'template'> & Partial<Fault> {
  const { template, ...found } = traceBack(site.files, sources, path, atKey);
  if (template && wantsText && flawsOfEntry(found, site).length === 0) {
    const value = valueAt(site.files.data(found.file), found.path);
    if (typeof value === 'object' && value !== null) {
      const within = template.name.join('.');
      return { ...notText(template.name, value), ...template.spot, within };
    }
  }
  // a field that is there and empty, because the entry that its template names has none
  const value = missing && traceBack(site.files, sources, [...path, missing]);
  const isFilled = value && value.file !== found.file && value.file.startsWith(collectionFolder);
  const origin = isFilled ? value : found;
  const isLost = site.siteFile.unread && origin.file === siteFileName;
  return isLost || flawsOfEntry(origin, site).length > 0 ? { ...origin, follows: true } : origin;
}

const collectionFolder = 'pages/_collections/';
