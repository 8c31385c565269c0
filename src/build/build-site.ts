import { statSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../content/check-site.ts';
import { loadFrame } from '../content/load-frame.ts';
import { openSite, type Site } from '../content/site.ts';
import type { LoadedFrame, PageFile, PageSummary, Problem } from '../content/types.ts';
import { compressFile } from '../server/compressed.ts';
import {
  type BuildCache,
  type CachedFile,
  isUnchanged,
  readBuildCache,
  sourceStamp,
  writeBuildCache,
} from './build-cache.ts';
import { bundleSite, type SiteBundle } from './bundle.ts';
import { fingerprintFolder } from './fingerprint.mjs';
import { loadRenderer } from './load-renderer.ts';
import { OtherFiles } from './other-files.ts';
import { OutputFolder, routeFile } from './output-folder.ts';
import { processInParallel } from './process-in-parallel.ts';

export interface BuildOptions {
  /** Absolute path of the site's folder. */
  siteRoot: string;
  engineRoot: string;
  /** Absolute path of the output. */
  out: string;
  /** Whether to write compressed forms beside the files too. */
  compress?: boolean;
  /** The path that the site is served below, such as `/site`. */
  base?: string;
  onProgress?: (done: number, total: number) => void;
}

export interface BuildResult {
  out: string;
  /** Number of pages of the site. */
  pages: number;
  /** Number of pages that had to be drawn. */
  drawn: number;
  /** With an error among them the last good output was left as it was. */
  problems: Problem[];
}

function sharedState(site: Site, bundle: SiteBundle, frame: LoadedFrame): string {
  const { root } = site;
  const sources = [...site.siteFile.uses, ...frame.uses].map((name) => sourceStamp(root, name));
  const today = new Date().toISOString().slice(0, 10);
  const files = fingerprintFolder([
    path.join(root, 'pages/_site.yaml'),
    path.join(root, 'pages/_icons'),
    path.join(root, 'public'),
  ]);
  return [bundle.stamp, files, ...sources, process.env.PAGEWRIGHT_API_HOST ?? '', today].join(' ');
}

function fileStamp(root: string, file: string): string {
  const { size, mtimeMs } = statSync(path.join(root, file));
  return `${size} ${mtimeMs}`;
}

const hasErrors = (problems: Problem[]) => problems.some(({ severity }) => severity === 'error');

/**
 * Builds a site: checks every page, draws those that changed, and puts the whole output in place
 * when there is no error.
 *
 * @throws ForeignFolderError when the output folder holds something else; the bundler's error when a block's code is broken
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { siteRoot, engineRoot } = options;
  const site = openSite(siteRoot, { engineRoot });
  const frame = await loadFrame(site);
  const bundle = await bundleSite({
    engineRoot,
    cacheFolder: path.join(siteRoot, '.pagewright'),
    blocksFolders: site.blocksFolders,
    holders: site.holders,
    base: options.base,
  });
  return new Build(site, bundle, frame, options).run();
}

/** One run of a build, from the opened site to the output in place. */
class Build {
  private readonly cacheFile: string;
  private readonly cache: BuildCache | undefined;
  private readonly shared: string;
  private readonly output: OutputFolder;
  private readonly outputs: Record<string, string> = {};
  private readonly sources = new Map<string, string>();
  /** States of the page files before they were read: one that is saved meanwhile is stale next time. */
  private readonly stamps = new Map<string, string>();

  constructor(
    private readonly site: Site,
    private readonly bundle: SiteBundle,
    /** What surrounds every page. */
    private readonly frame: LoadedFrame,
    private readonly options: BuildOptions,
  ) {
    const { siteRoot, out } = options;
    const name = path.relative(siteRoot, out).replace(/[^\w.-]+/g, '_');
    this.cacheFile = path.join(siteRoot, '.pagewright/cache', `${name}.json`);
    this.cache = readBuildCache(this.cacheFile);
    this.shared = sharedState(site, bundle, frame);
    this.output = new OutputFolder(out, this.cache && Object.keys(this.cache.outputs));
  }

  async run(): Promise<BuildResult> {
    const { site, options } = this;
    const { kept, stale } = this.sortFiles();
    const renderer = await loadRenderer(site, this.bundle);
    const drawn = await processInParallel({
      site,
      pageFiles: stale,
      drawing: { renderer, folder: this.output.stagingFolder, bundle: this.bundle },
      onProgress: options.onProgress,
    });
    const stamped = drawn.map((file) => ({ ...file, stamp: this.stamps.get(file.file) ?? '' }));
    const files = [...kept, ...stamped];
    const pages = files.flatMap((file) => file.pages);
    const problems = [
      ...site.problems,
      ...this.frame.problems,
      ...files.flatMap((file) => file.problems),
      ...checkSite(site, pages, this.frame),
    ];
    const result = { out: options.out, pages: pages.length, problems };
    const drawnRoutes = drawn.flatMap((file) => file.pages.map(({ route }) => route));
    if (hasErrors(problems)) {
      this.output.discard();
      return { ...result, drawn: 0 };
    }
    this.output.adopt(drawnRoutes.map(routeFile));
    for (const { route } of pages) this.outputs[routeFile(route)] = '';
    await this.addOtherFiles(pages, renderer.styles());
    this.output.commit(new Set(Object.keys(this.outputs)));
    this.remember(files);
    if (options.compress) await this.compressAll();
    return { ...result, drawn: drawnRoutes.length };
  }

  private sortFiles(): { kept: CachedFile[]; stale: PageFile[] } {
    const { site, cache } = this;
    const usable = this.output.incremental && cache?.shared === this.shared ? cache : undefined;
    const kept: CachedFile[] = [];
    const stale: PageFile[] = [];
    for (const pageFile of site.pageFiles) {
      const cached = usable?.files[pageFile.file];
      const stamp = fileStamp(site.root, pageFile.file);
      this.stamps.set(pageFile.file, stamp);
      const state = (name: string) => this.sourceState(name);
      if (usable && isUnchanged(cached, stamp, state, usable.sources)) kept.push(cached);
      else stale.push(pageFile);
    }
    return { kept, stale };
  }

  private sourceState(name: string): string {
    let state = this.sources.get(name);
    if (state === undefined) {
      state = sourceStamp(this.site.root, name);
      this.sources.set(name, state);
    }
    return state;
  }

  private async addOtherFiles(pages: PageSummary[], styles: string[]): Promise<void> {
    const { site, bundle, frame, output, cache } = this;
    const others = new OtherFiles({ site, bundle, frame, output, before: cache?.outputs });
    await others.add(pages, styles);
    Object.assign(this.outputs, others.outputs);
  }

  private remember(files: CachedFile[]): void {
    for (const { uses } of files) for (const name of uses) this.sourceState(name);
    writeBuildCache(this.cacheFile, {
      shared: this.shared,
      sources: Object.fromEntries(this.sources),
      files: Object.fromEntries(files.map((file) => [file.file, file])),
      outputs: this.outputs,
    });
  }

  private async compressAll(): Promise<void> {
    for (const file of Object.keys(this.outputs)) {
      await compressFile(path.join(this.options.out, file), 'built');
    }
  }
}
