import path from 'node:path';
import { type Untranslated, untranslated } from '../content/languages/translations.ts';
import { withFrame } from '../content/load-frame.ts';
import type { Extensions } from '../content/model/extensions.ts';
import { openSite, refreshSite } from '../content/open-site.ts';
import type { Site } from '../content/site/site.ts';
import { joinLost } from '../diagnostics/merge/join-lost.ts';
import type { Diagnostic } from '../diagnostics/model/diagnostic.ts';
import { problemsAtPlaces } from './all-problems.ts';
import { sharedDigest } from './cache/dependency-digests.ts';
import { readJsonCache, writeJsonCache } from './cache/json-cache.ts';
import { type CachedPages, PageCache } from './cache/page-cache.ts';
import type { ProcessedFile } from './cache/processed-file.ts';
import { changesSince, problemsSince } from './changed-pages.ts';
import { readConfiguration } from './config/configuration.ts';
import { processInParallel } from './pages/process-in-parallel.ts';
import { inOrder, processPageFiles } from './pages/process-page-files.ts';
import { surveyPictures } from './pictures/survey-pictures.ts';
import type { Progress } from './progress/progress.ts';

const isClean = ({ problems, digest }: ProcessedFile) =>
  digest !== '' && problems.every(({ severity }) => severity !== 'error');

/**
 * Splits the page files of a site into those whose results are still valid and those that have to be read. Files with
 * errors are always read again: their messages may depend on anything, such as the names to suggest.
 *
 * @param site with its pictures known, before any page is read
 * @param last the results of the last run, if there was one
 * @returns the valid results, the page files to read, and a function that returns what to keep for the next run
 */
function splitByCache(site: Site, last: CachedPages | undefined) {
  const shared = sharedDigest(site);
  const cache = new PageCache(site, last?.shared === shared ? last : undefined);
  const { kept, stale } = cache.split();
  const withRead = (read: ProcessedFile[]): CachedPages =>
    cache.cachedPages(shared, [...kept, ...read.filter(isClean)]);
  return { kept, stale, withRead };
}

/** The result of checking a site. */
export interface CheckResult {
  /** The problems of all pages, or those since a commit, one for each mistake. */
  problems: Diagnostic[];
  /** All problems, at each of their places. */
  atPlaces: Diagnostic[];
  /** The number of pages. */
  pages: number;
  /** The results of the page files, with their dependencies. */
  files: ProcessedFile[];
  /** How many page files were read; the others are valid as cached. */
  read: number;
  /** The pages that are missing in some language. */
  untranslated: Untranslated[];
}

export interface CheckOptions {
  /** The git revision since whose changes problems are reported; the default is all problems. */
  since?: string | undefined;
  /** The day or time to use as now; the default is the real time. */
  asOf?: string | undefined;
  /** The additions of the site's configuration file; the default is none. */
  extensions?: Extensions | undefined;
  /** False to read every page, whatever the last run has left in a file. The result is the same. */
  cache?: boolean | undefined;
  onProgress?: Progress | undefined;
}

/** Checks every page of a site without rendering any. */
export async function checkPages(
  siteRoot: string,
  engineRoot: string,
  options?: CheckOptions,
): Promise<CheckResult> {
  const { extensions } = await readConfiguration(siteRoot, engineRoot);
  return new SiteCheck(siteRoot, engineRoot, { extensions, ...options }).all();
}

/** Checks a site repeatedly and reads only what has changed. */
export class SiteCheck {
  #site: Site;
  readonly #options: CheckOptions;
  /** The results without errors when everything was last checked. */
  #last: CachedPages | undefined;
  #files = new Map<string, ProcessedFile>();
  #read = 0;

  constructor(siteRoot: string, engineRoot: string, options: CheckOptions = {}) {
    const { asOf, extensions } = options;
    this.#site = openSite(siteRoot, { engineRoot, asOf, extensions, awaitsBlocks: true });
    this.#options = options;
  }

  /** Reads and checks everything that is not valid as cached. */
  async all(): Promise<CheckResult> {
    const { onProgress, cache: hasFile = true } = this.#options;
    const site = withFrame(await surveyPictures(this.#site, onProgress));
    this.#site = site;
    const cacheFile = path.join(site.root, '.pagewright/validate.json');
    const last = this.#last ?? (hasFile ? readJsonCache<CachedPages>(cacheFile) : undefined);
    const { kept, stale, withRead } = splitByCache(site, last);
    const read = await processInParallel({ site, pageFiles: stale, onProgress });
    this.#last = withRead(read);
    if (hasFile && (read.some(isClean) || last?.shared !== this.#last.shared))
      writeJsonCache(cacheFile, this.#last);
    this.#read = read.length;
    this.#files = new Map([...kept, ...read].map((file) => [file.file, file]));
    return this.#result();
  }

  /** Checks again after files or folders have changed; their names are relative to the site's folder. */
  async again(changed: string[]): Promise<CheckResult> {
    const { site, parts } = refreshSite(this.#site, changed);
    this.#site = site;
    if (this.#files.size === 0 || parts.some((part) => part !== 'pages')) return this.all();
    const known = new Set(site.pageFiles.map(({ file }) => file));
    for (const file of this.#files.keys()) if (!known.has(file)) this.#files.delete(file);
    const stale = site.pageFiles.filter(
      ({ file }) => changed.includes(file) || !this.#files.has(file),
    );
    this.#read = stale.length;
    const queue = stale.values();
    await processPageFiles(site, {
      next: () => queue.next().value,
      onProcessed: (file) => this.#files.set(file.file, file),
    });
    return this.#result();
  }

  async #result(): Promise<CheckResult> {
    const site = this.#site;
    const files = inOrder(this.#files.values());
    const pages = files.flatMap((file) => file.pages);
    const atPlaces = await problemsAtPlaces(site, files);
    const { since } = this.#options;
    const reported = since
      ? problemsSince(await changesSince(site.root, since), files, atPlaces)
      : atPlaces;
    return {
      problems: joinLost(reported, site),
      atPlaces,
      pages: pages.length,
      files,
      read: this.#read,
      untranslated: untranslated(site, pages),
    };
  }
}
