import { withFrame } from '../content/load-frame.ts';
import { openSite } from '../content/open-site.ts';
import { framesOf, type Site } from '../content/site/site.ts';
import type { Renderer } from '../render/render-page.ts';
import { bundleSite, type SiteBundle } from './bundle/bundle.ts';
import { sharedDigest } from './cache/dependency-digests.ts';
import { type Configuration, readConfiguration } from './config/configuration.ts';
import { loadRenderer } from './pages/load-renderer.ts';
import { surveyPictures } from './pictures/survey-pictures.ts';
import type { Progress } from './progress/progress.ts';
import type { Stopwatch } from './progress/stopwatch.ts';

export interface PrepareOptions {
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
}

/** What all pages are rendered with. */
export interface Prepared {
  /** The site with its pictures and its frame. */
  site: Site;
  bundle: SiteBundle;
  renderer: Renderer;
  /** A digest of what every page depends on. */
  shared: string;
  /** When something that every page shows appears or disappears, in milliseconds since 1970. */
  changes: number[];
}

/**
 * Opens a site, bundles the code of its blocks, and resolves the frame around its pages.
 *
 * @throws the bundler's error when a block's code is broken
 */
export async function prepare(options: PrepareOptions, stopwatch: Stopwatch): Promise<Prepared> {
  const { siteRoot, engineRoot, moreBlocks, asOf } = options;
  const { extensions, vite } =
    options.configuration ?? (await readConfiguration(siteRoot, engineRoot));
  const opened = openSite(siteRoot, { engineRoot, moreBlocks, extensions, asOf });
  stopwatch.lap('read blocks, site and collections');
  const surveyed = await surveyPictures(opened, options.onProgress);
  stopwatch.lap('look at pictures');
  const site = withFrame(surveyed);
  const changes = [...site.clock.changes];
  const bundle = await bundleSite(site, { base: options.base, vite });
  const renderer = loadRenderer(site, bundle);
  const frames = framesOf(site).map(({ before, after }) => [before, after]);
  const shared = [bundle.stamp, sharedDigest(site), JSON.stringify(frames)].join(' ');
  stopwatch.lap('bundle, and render the frame');
  return { site, bundle, renderer, shared, changes };
}
