import { statSync } from 'node:fs';
import path from 'node:path';
import { withFrame } from '../content/load-frame.ts';
import type { PageSummary } from '../content/model/types.ts';
import { openSite } from '../content/open-site.ts';
import { nextChange } from '../content/publication/publication.ts';
import { timeIn } from '../content/publication/zoned-time.ts';
import { framesOf } from '../content/site/site.ts';
import { joinLost } from '../diagnostics/merge/join-lost.ts';
import { sortedProblems } from '../diagnostics/merge/sorted-problems.ts';
import type { Diagnostic } from '../diagnostics/model/diagnostic.ts';
import { compressFile } from '../server/http/compressed.ts';
import { ownProblems, problemsAtPlaces } from './all-problems.ts';
import { bundleSite } from './bundle/bundle.ts';
import { sharedDigest } from './cache/dependency-digests.ts';
import { deleteJsonCache, readJsonCache, writeJsonCache } from './cache/json-cache.ts';
import { type CachedPages, PageCache } from './cache/page-cache.ts';
import { type ProcessedFile, sameEarlierPage } from './cache/processed-file.ts';
import { type Configuration, readConfiguration } from './config/configuration.ts';
import { OutputFolder, OutputReplacedError, routeFile } from './output/output-folder.ts';
import { addSiteWideFiles } from './output/site-wide-files.ts';
import { loadRenderer } from './pages/load-renderer.ts';
import { processInParallel } from './pages/process-in-parallel.ts';
import { inOrder } from './pages/process-page-files.ts';
import { surveyPictures } from './pictures/survey-pictures.ts';
import type { Progress } from './progress/progress.ts';
import { Stopwatch } from './progress/stopwatch.ts';

interface BuildOptions {
  /** Absolute path of the site's folder. */
  siteRoot: string;
  engineRoot: string;
  /** The base path of the site, such as `/site`. */
  base?: string;
  /** Folders of block types beside the site's own. */
  moreBlocks?: string[];
  /** The site's configuration, if it is not in the site's folder or has been read already. */
  configuration?: Configuration | undefined;
  /** The day or time to use as now, in the site's time zone; the default is the real time. */
  asOf?: string | undefined;
  onProgress?: Progress | undefined;
  /** Absolute path of the output folder. */
  out: string;
  /** Whether to write compressed copies beside the files. */
  compress?: boolean;
  /** Whether a warning keeps the output from being published, as an error does. */
  strict?: boolean;
  /** False for pages that are only looked at: their links may be broken. */
  linksAreChecked?: boolean;
  /** Measures the steps. */
  stopwatch?: Stopwatch;
}

export interface BuildResult {
  /** Number of pages of the site. */
  pages: number;
  /** Number of pages that had to be rendered. */
  rendered: number;
  /** Number of page files that had to be read, by the reason: `collections/services`. */
  reasons: Map<string, number>;
  problems: Diagnostic[];
  /** Whether the output was published; if not, the last good output is unchanged. */
  isPublished: boolean;
  /** When the site has to be built again because something appears or disappears: `2026-12-01 00:00 (Asia/Dubai)`. */
  next?: string | undefined;
}

/**
 * Builds a site: checks every page, renders the changed ones, and publishes the whole output if there is no error.
 *
 * @throws when the output folder holds something else; the bundler's error when a block's code is broken
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const stopwatch = options.stopwatch ?? new Stopwatch();
  try {
    return await new Build(await prepare(options, stopwatch), { ...options, stopwatch }).run();
  } catch (error) {
    if (!(error instanceof OutputReplacedError)) throw error;
    // The other build may have started earlier, with older pages.
    return buildSite(options);
  }
}

/**
 * Opens a site, bundles the code of its blocks, and resolves the frame around its pages.
 *
 * @throws the bundler's error when a block's code is broken
 */
async function prepare(options: BuildOptions, stopwatch: Stopwatch) {
  const { siteRoot, engineRoot, moreBlocks, asOf } = options;
  const { extensions, vite } =
    options.configuration ?? (await readConfiguration(siteRoot, engineRoot));
  const opened = openSite(siteRoot, { engineRoot, moreBlocks, extensions, asOf });
  stopwatch.lap('read blocks, site and collections');
  const surveyed = await surveyPictures(opened, options.onProgress);
  stopwatch.lap('look at pictures');
  const site = withFrame(surveyed);
  /** When something that every page shows appears or disappears, in milliseconds since 1970. */
  const changeTimes = [...site.clock.changeTimes];
  const bundle = await bundleSite(site, { base: options.base, vite });
  const renderer = loadRenderer(site, bundle);
  const frames = framesOf(site).map(({ before, after }) => [before, after]);
  /** A digest of what every page depends on. */
  const shared = [bundle.stamp, sharedDigest(site), JSON.stringify(frames)].join(' ');
  stopwatch.lap('bundle, and render the frame');
  return { site, bundle, renderer, shared, changeTimes };
}

/** The state that a build stores for the next one. */
interface BuildCache extends CachedPages {
  /** Every file of the output with the state of its source: read also after a change of the engine's code. */
  outputs: Record<string, string>;
}

/** One run of a build, from the opened site to the published output. */
class Build {
  readonly #cacheFile: string;
  readonly #folder: OutputFolder;
  readonly #cache: PageCache;

  constructor(
    private readonly prepared: Awaited<ReturnType<typeof prepare>>,
    private readonly options: BuildOptions & { stopwatch: Stopwatch },
  ) {
    const { site, shared } = prepared;
    const { siteRoot, out } = options;
    const name = encodeURIComponent(path.relative(siteRoot, out));
    this.#cacheFile = path.join(siteRoot, '.pagewright/cache', `${name}.json`);
    const cache = readJsonCache<BuildCache>(this.#cacheFile);
    const done = cache ? statSync(this.#cacheFile).mtimeMs : 0;
    this.#folder = new OutputFolder(out, cache?.outputs && { states: cache.outputs, done });
    const usable = this.#folder.incremental ? cache : undefined;
    this.#cache = new PageCache(site, usable?.shared === shared ? usable : undefined);
  }

  async run(): Promise<BuildResult> {
    try {
      return await this.#build();
    } catch (error) {
      try {
        // Staged files would take up space on a full disk.
        this.#folder.discard();
      } catch {
        // A worker may still be writing there; the next build clears it.
      }
      throw error;
    }
  }

  async #build(): Promise<BuildResult> {
    const { stopwatch, linksAreChecked, strict } = this.options;
    const { site } = this.prepared;
    const { files, rendered, reasons } = await this.#renderPages();
    const found =
      linksAreChecked === false
        ? ownProblems(site, files)
        : joinLost(await problemsAtPlaces(site, files), site);
    const problems = sortedProblems(found);
    stopwatch.lap('check pages together');
    const pages = files.flatMap((file) => file.pages);
    const next = this.#nextBuild(files);
    const result = { pages: pages.length, reasons, problems, next };
    if (problems.some(({ severity }) => strict || severity === 'error')) {
      this.#folder.discard();
      return { ...result, rendered: 0, isPublished: false };
    }
    for (const { route } of pages) this.#folder.keep(routeFile(route));
    await this.#publish(files, pages);
    return { ...result, rendered, isPublished: true };
  }

  /** Returns the results of all page files, how many pages had to be rendered, and why. */
  async #renderPages(): Promise<
    Pick<BuildResult, 'rendered' | 'reasons'> & { files: ProcessedFile[] }
  > {
    const { stopwatch, onProgress } = this.options;
    const { site, renderer, bundle } = this.prepared;
    const { kept, stale, reasons } = this.#cache.split();
    stopwatch.lap('see what changed');
    const earlier = this.#cache.earlier(stale);
    const folder = this.#folder.stagingFolder;
    const render = { renderer, folder, bundle, earlier };
    const read = await processInParallel({ site, pageFiles: stale, render, onProgress, stopwatch });
    stopwatch.lap('pages: wait for other threads');
    const pages = read.flatMap((file) => file.pages);
    const rendered = pages.filter((page) => !sameEarlierPage(earlier, page)).length;
    return { files: inOrder([...kept, ...read]), rendered, reasons };
  }

  #nextBuild(files: ProcessedFile[]): string | undefined {
    const { site, changeTimes } = this.prepared;
    const next = nextChange([...changeTimes, ...files.map((file) => file.nextChange)]);
    const { timeZone } = site.clock;
    return next === undefined ? undefined : `${timeIn(next, timeZone)} (${timeZone})`;
  }

  /** Adds all other files and publishes the output. */
  async #publish(files: ProcessedFile[], pages: PageSummary[]): Promise<void> {
    const { stopwatch, compress, onProgress } = this.options;
    const { site, bundle, shared } = this.prepared;
    const uses = new Set([...files, ...framesOf(site)].flatMap((used) => used.uses));
    await addSiteWideFiles({ site, bundle, output: this.#folder, onProgress }, pages, uses);
    stopwatch.lap('public files, pictures and what hosts read');
    this.#folder.complete();
    if (compress) await this.#compressAll();
    deleteJsonCache(this.#cacheFile);
    this.#folder.publish();
    stopwatch.lap('put the output in place');
    const cached = this.#cache.cachedPages(shared, files);
    const made: BuildCache = { ...cached, outputs: this.#folder.states };
    writeJsonCache(this.#cacheFile, made);
    stopwatch.lap('remember for the next build');
  }

  async #compressAll(): Promise<void> {
    for (const file of Object.keys(this.#folder.states)) {
      await compressFile(path.join(this.#folder.stagingFolder, file), 'built');
    }
  }
}
