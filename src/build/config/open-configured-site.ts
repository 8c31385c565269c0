import { openSite } from '../../content/open-site.ts';
import type { Site, SiteOptions } from '../../content/site/site.ts';
import { readConfiguration } from './configuration.ts';

/** Reads the folder of a site, with what its configuration file adds. */
export async function openConfiguredSite(root: string, options: SiteOptions): Promise<Site> {
  const { extensions } = await readConfiguration(root, options.engineRoot);
  return openSite(root, { ...options, extensions });
}
