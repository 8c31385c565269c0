import { openSite } from '../../content/open-site.ts';
import type { Site, SiteOptions } from '../../content/site/site.ts';
import { readConfiguration } from './configuration.ts';

/** Opens a site with its configuration file. */
export async function openConfiguredSite(root: string, options: SiteOptions): Promise<Site> {
  const { extensions } = await readConfiguration(root, options.engineRoot);
  return openSite(root, { ...options, extensions });
}
