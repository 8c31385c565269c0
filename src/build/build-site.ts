import { statSync } from 'node:fs';
import path from 'node:path';
import { loadFrame } from '../content/load-frame.ts';
import type { LoadedFrame } from '../content/loaded.ts';
import { openSite } from '../content/open-site.ts';
import { nextChange } from '../content/publication/publication.ts';
import { timeIn } from '../content/publication/zoned-time.ts';
import type { Site } from '../content/site/site.ts';
import type { Diagnostic } from '../diagnostics/model/diagnostic.ts';
import { tidy } from '../diagnostics/report/tidy.ts';
import type { Renderer } from '../render/render-page.ts';
import { compressFile } from '../server/http/compressed.ts';
import { allProblems, ownProblems } from './all-problems.ts';
import { bundleSite, type SiteBundle } from './bundle/bundle.ts';
import {
  type CachedPages,
  deletePageCache,
  PageCache,
  readPageCache,
  writePageCache,
} from './cache/page-cache.ts';
import { type ProcessedFile, sameEarlierPage } from './cache/processed-file.ts';
import { sharedDigest, siteValues } from './cache/source-digests.ts';
import { type Configuration, readConfiguration } from './config/configuration.ts';
import { OtherFiles } from './output/other-files.ts';
import { OutputFiles } from './output/output-files.ts';
import {
  type LastOutput,
  OutputFolder,
  OutputReplacedError,
  routeFile,
} from './output/output-folder.ts';
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
  /** Absolute path of the output. */
  out: string;
  /** Whether to write compressed copies beside the files too. */
  compress?: boolean;
  /** Whether a warning keeps the output from being put in place, as an error does. */
  strict?: boolean;
  /** The path that the site is served below, such as `/site`. */
  base?: string;
  /** Folders of block types beside the site's own. */
  moreBlocks?: string[];
  /** The site's configuration, where it is not in the site's folder or has been read already. */
  configuration?: Configuration | undefined;
  /** False for pages that are rendered to be looked at alone: their links may lead nowhere. */
  linksAreChecked?: boolean;
  /** The day or time that is taken for now, in the site's time zone; the default is the real time. */
  asOf?: string | undefined;
  onProgress?: Progress | undefined;
  /** Gets the times of the steps. */
  watch?: Stopwatch;
}

export interface BuildResult {
  out: string;
  /** Number of pages of the site. */
  pages: number;
  /** Number of pages that had to be rendered. */
  rendered: number;
  problems: Diagnostic[];
  /** Whether the output was put in place; else the last good one is as it was. */
  isPublished: boolean;
  /** When the site has to be built next, because something appears or disappears: `2026-12-01 00:00 (Asia/Dubai)`. */
  next?: string | undefined;
}

/**
 * Builds a site: checks every page, renders those that changed, and puts the whole output in place
 * when there is no error.
 *
 * @throws ForeignFolderError when the output folder holds something else; the bundler's error when a block's code is broken
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  try {
    return await buildOnce(options);
  } catch (error) {
    if (!(error instanceof OutputReplacedError)) throw error;
    // The other build may have begun earlier, with older pages.
    return buildSite(options);
  }
}

async function buildOnce(options: BuildOptions): Promise<BuildResult> {
  const { siteRoot, engineRoot, moreBlocks, asOf } = options;
  const watch = options.watch ?? new Stopwatch();
  const { extensions, vite } =
    options.configuration ?? (await readConfiguration(siteRoot, engineRoot));
  const opened = openSite(siteRoot, { engineRoot, moreBlocks, extensions, asOf });
  watch.lap('read blocks, site and collections');
  const site = await surveyPictures(opened, options.onProgress);
  watch.lap('look at pictures');
  const frame = loadFrame(site);
  const changes = [...site.clock.changes];
  const { blocksFolders, holders } = site;
  const bundle = await bundleSite({
    ...{ engineRoot, blocksFolders, holders, base: options.base, vite },
    cacheFolder: path.join(siteRoot, '.pagewright'),
    configStamp: vite && extensions.stamp,
  });
  site.reads.clear();
  const renderer = loadRenderer(site, bundle);
  const shared = [bundle.stamp, sharedDigest(site), siteValues(site, site.reads)].join(' ');
  watch.lap('bundle, and render the frame');
  const state = { shared, changes };
  return new Build(site, bundle, frame, renderer, state, { ...options, watch }).run();
}

/** What a build remembers for the next one. */
interface BuildCache extends CachedPages {
  /** Every file of the output with the state of what it was made from. */
  outputs: Record<string, string>;
}

function lastOutput({ outputs }: BuildCache, cacheFile: string): LastOutput {
  return { files: Object.keys(outputs), done: statSync(cacheFile).mtimeMs };
}

/** One run of a build, from the opened site to the output in place. */
class Build {
  private readonly cacheFile: string;
  /** The state of what every page depends on. */
  private readonly shared: string;
  /** When something that every page shows appears or disappears. */
  private readonly changes: number[];
  private readonly output: OutputFolder;
  private readonly outputs: OutputFiles;
  private readonly cache: PageCache;

  constructor(
    private readonly site: Site,
    private readonly bundle: SiteBundle,
    /** What surrounds every page. */
    private readonly frame: LoadedFrame,
    private readonly renderer: Renderer,
    state: { shared: string; changes: number[] },
    private readonly options: BuildOptions & { watch: Stopwatch },
  ) {
    this.shared = state.shared;
    this.changes = state.changes;
    const { siteRoot, out } = options;
    const name = encodeURIComponent(path.relative(siteRoot, out));
    this.cacheFile = path.join(siteRoot, '.pagewright/cache', `${name}.json`);
    const cache = readPageCache<BuildCache>(this.cacheFile);
    this.output = new OutputFolder(out, cache && lastOutput(cache, this.cacheFile));
    const usable = this.output.incremental ? cache : undefined;
    this.outputs = new OutputFiles(this.output, usable?.outputs);
    this.cache = new PageCache(site, usable?.shared === this.shared ? usable : undefined);
  }

  async run(): Promise<BuildResult> {
    try {
      return await this.build();
    } catch (error) {
      try {
        // What has been written aside would take room on a disk that is full.
        this.output.discard();
      } catch {
        // A thread may still be writing there; the next build clears it.
      }
      throw error;
    }
  }

  private async build(): Promise<BuildResult> {
    const { watch, out, linksAreChecked, strict, compress, onProgress } = this.options;
    const { kept, stale } = this.cache.split();
    watch.lap('see what changed');
    const earlier = this.cache.earlier(stale);
    const read = await processInParallel({
      site: this.site,
      pageFiles: stale,
      render: {
        renderer: this.renderer,
        folder: this.output.stagingFolder,
        bundle: this.bundle,
        earlier,
      },
      onProgress,
      watch,
    });
    watch.lap('pages: wait for other threads');
    const files = inOrder([...kept, ...read]);
    const pages = files.flatMap((file) => file.pages);
    // Sorted: files that were kept come before those that were read anew.
    const problemsOf = linksAreChecked === false ? ownProblems : allProblems;
    const problems = tidy(await problemsOf(this.site, this.frame, files));
    watch.lap('check pages together');
    const next = nextChange([...this.changes, ...files.map(({ changes }) => changes)]);
    const { timeZone } = this.site.clock;
    const result = {
      out,
      pages: pages.length,
      problems,
      next: next === undefined ? undefined : `${timeIn(next, timeZone)} (${timeZone})`,
    };
    const rendered = read
      .flatMap((file) => file.pages)
      .filter((page) => !sameEarlierPage(earlier, page));
    if (problems.some(({ severity }) => strict || severity === 'error')) {
      this.output.discard();
      return { ...result, rendered: 0, isPublished: false };
    }
    this.output.adopt(rendered.map(({ route }) => routeFile(route)));
    for (const { route } of pages) this.outputs.keep(routeFile(route));
    const { site, bundle, frame, outputs } = this;
    const uses = new Set([...files.flatMap((file) => file.uses), ...frame.uses]);
    await new OtherFiles({ site, bundle, frame, output: outputs, onProgress }).add(pages, uses);
    watch.lap('public files, pictures and what hosts read');
    this.output.complete(new Set(Object.keys(outputs.states)));
    if (compress) await this.compressAll();
    deletePageCache(this.cacheFile);
    this.output.publish();
    watch.lap('put the output in place');
    this.remember(files);
    watch.lap('remember for the next build');
    return { ...result, rendered: rendered.length, isPublished: true };
  }

  private remember(files: ProcessedFile[]): void {
    const { outputs, shared } = this;
    const cached = this.cache.cachedPages(shared, files);
    writePageCache<BuildCache>(this.cacheFile, { ...cached, outputs: outputs.states });
  }

  private async compressAll(): Promise<void> {
    for (const file of Object.keys(this.outputs.states)) {
      await compressFile(path.join(this.output.stagingFolder, file), 'built');
    }
  }
}
