import path from 'node:path';
import type { Site } from '../../content/site/site.ts';
import { sharedDigest } from './dependency-digests.ts';
import { type CachedPages, PageCache, readPageCache, writePageCache } from './page-cache.ts';
import type { ProcessedFile } from './processed-file.ts';

const isSound = ({ problems, digest }: ProcessedFile) =>
  digest !== '' && problems.every(({ severity }) => severity !== 'error');

/**
 * Opens the cache of `validate`: page files without errors. Files with errors are always read again: their messages
 * may depend on anything, such as the names to suggest.
 *
 * @param site with its pictures known, before any page is read
 * @returns the page files whose results hold, those that have to be read, and the function that keeps what became of these
 */
export function openValidateCache(site: Site) {
  const file = path.join(site.root, '.pagewright/validate.json');
  const shared = sharedDigest(site);
  const last = readPageCache<CachedPages>(file);
  const isSame = last?.shared === shared;
  const cache = new PageCache(site, isSame ? last : undefined);
  const { kept, stale } = cache.split();
  const keep = (read: ProcessedFile[]): void => {
    const sound = read.filter(isSound);
    if (isSame && sound.length === 0) return;
    writePageCache(file, cache.cachedPages(shared, [...kept, ...sound]));
  };
  return { kept, stale, keep };
}
