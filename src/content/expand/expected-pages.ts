import { isGroup } from '../model/is-group.ts';
import type { PageFile } from '../model/types.ts';
import type { Site } from '../site/site.ts';
import { localName, siteFor } from '../site/site-for.ts';
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
