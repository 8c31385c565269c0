/**
 * What `validate` remembers for its next run, in `.pagewright/validate.json`: the page files without errors. A file with errors is
 * always read again: their messages may depend on anything, such as the names to suggest. The file may be deleted at any time.
 */
import path from 'node:path';
import type { Site } from '../../content/site/site.ts';
import { type CachedPages, PageCache, readPageCache, writePageCache } from './page-cache.ts';
import type { ProcessedFile } from './processed-file.ts';
import { sharedDigest } from './source-digests.ts';

/** One run's view of what was remembered. */
export class ValidateCache {
  readonly #file: string;
  readonly #shared: string;
  readonly #files: PageCache;
  #kept: ProcessedFile[] = [];
  #isSame: boolean;

  /** Is to be made when the site is open and its pictures are known, before any page is read. */
  constructor(site: Site) {
    this.#file = path.join(site.root, '.pagewright/validate.json');
    this.#shared = sharedDigest(site);
    const last = readPageCache<CachedPages>(this.#file);
    this.#isSame = last?.shared === this.#shared;
    this.#files = new PageCache(site, this.#isSame ? last : undefined);
  }

  /** Returns the page files whose results hold, and those that have to be read. */
  split(): ReturnType<PageCache['split']> {
    const split = this.#files.split();
    this.#kept = split.kept;
    return split;
  }

  /** Remembers the files that were kept, and those of the files read now that have no errors. */
  remember(read: ProcessedFile[]): void {
    const sound = read.filter(
      ({ problems, digest }) => digest && problems.every(({ severity }) => severity !== 'error'),
    );
    if (this.#isSame && sound.length === 0) return;
    const files = [...this.#kept, ...sound];
    writePageCache(this.#file, this.#files.cachedPages(this.#shared, files));
  }
}
