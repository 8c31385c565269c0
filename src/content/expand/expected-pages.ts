import { isGroup } from '../is-group.ts';
import { localName, siteFor } from '../languages/site-for.ts';
import type { Site } from '../site.ts';
import type { PageFile } from '../types.ts';
import { loadYaml } from '../yaml/load-yaml.ts';

/** How many pages a file makes, as far as that is known before they are made: one for each entry of its collection. */
export function expectedPages(whole: Site, { file, pattern }: PageFile): number {
  if (!pattern.includes('[')) return 1;
  const loaded = loadYaml(whole.root, file);
  if (Array.isArray(loaded) || !isGroup(loaded.data)) return 1;
  const { each } = loaded.data;
  const name = String(isGroup(each) ? each.collection : each);
  const site = siteFor(whole, file);
  const collection = site.collections.get(localName(site, name, site.collections));
  return Math.max(collection?.rows.length ?? 1, 1);
}
