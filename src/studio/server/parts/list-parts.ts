/** Lists the parts of a site other than pages: settings, collections, fragments. */

import { isObject } from '../../../content/model/data.ts';
import type { PageSummary } from '../../../content/model/types.ts';
import { SITE_FILE_NAME, type Site } from '../../../content/site/site.ts';
import type { SiteParts, UsingPage } from '../../contract/site.ts';
import type { StudioContext } from '../endpoint.ts';
import { fileTitle } from '../labels.ts';

/** Returns all parts of a site, as Studio lists them. */
export function listParts({ live, review }: StudioContext): SiteParts {
  const { site } = live;
  const pages = review.summaries(site);
  const collections = [...site.collections.values()].map(({ name, rows, hidden }) => ({
    name,
    title: fileTitle(name),
    rows: new Set([...rows, ...hidden]).size,
  }));
  const fragments = [...site.fragmentNames].map((name) => ({
    name,
    title: fileTitle(name),
    file: `pages/_fragments/${name}.yaml`,
    usedBy: usersOf(review.usersOf(`fragments/${name}`), pages),
  }));
  return { settings: settingsOf(site), collections, fragments };
}

/** Returns the pages made from files; of a file that makes several, the first. */
export function usersOf(files: string[], pages: PageSummary[]): UsingPage[] {
  return files.flatMap((file): UsingPage[] => {
    const page = pages.find((one) => one.file === file);
    return page ? [{ route: page.route, title: page.meta.title || page.route }] : [];
  });
}

function settingsOf({ languages, siteFile }: Site): SiteParts['settings'] {
  const own = { file: SITE_FILE_NAME, name: 'All pages', folder: '' };
  const named = Array.isArray(siteFile.written.languages) ? siteFile.written.languages : [];
  const others = languages.flatMap(({ folder, name }) => {
    const isNamed = named.some((one) => isObject(one) && one.folder === folder);
    return folder && isNamed ? [{ file: `pages/${folder}/_site.yaml`, name, folder }] : [];
  });
  return [own, ...others];
}
