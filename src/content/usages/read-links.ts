import { loadFrame } from '../load-frame.ts';
import { loadPageFile } from '../load-page-file.ts';
import type { Page } from '../model/types.ts';
import { Places } from '../places.ts';
import type { Site } from '../site/site.ts';
import { partsOf } from './addresses.ts';

/** A link of a finished page, and where it is written. */
export interface ResolvedLink {
  to: string;
  file: string;
  line: number;
  column: number;
}

/** What is kept of a page. */
export type LinkedPage = Pick<Page, 'route' | 'file' | 'links'>;

/** A site with its pages finished, less what only drawing needs. */
export interface ResolvedSite {
  pages: LinkedPage[];
  /** The links that lead to certain routes, whatever templates they were made with, each place once. */
  linksTo(isMeant: (route: string) => boolean): ResolvedLink[];
}

/** Reads all pages of a site. */
export function resolveSite(site: Site): ResolvedSite {
  const frame = loadFrame(site);
  const pages: LinkedPage[] = [];
  for (const pageFile of site.pageFiles) {
    for (const { route, file, links } of loadPageFile(site, pageFile).pages) {
      pages.push({ route, file, links });
    }
  }
  const places = new Places(site);
  const linksTo = (isMeant: (route: string) => boolean): ResolvedLink[] => {
    const leads = ({ to }: { to: string }) => isMeant(partsOf(to).route);
    const origins = [
      ...site.siteFile.links
        .filter(leads)
        .map(({ to, path }) => ({ to, ...places.inSiteFile(path) })),
      ...frame.links.filter(leads).map(({ to, path }) => ({ to, ...places.inFrame(path) })),
      ...pages.flatMap((page) =>
        page.links.filter(leads).map(({ to, path }) => ({ to, ...places.inPage(page, path) })),
      ),
    ];
    const found = new Map<string, ResolvedLink>();
    for (const { to, file, path } of origins) {
      const place = site.files.positions(file)?.find(path, false, to);
      const { line = 1, column = 1 } = place ?? {};
      found.set(`${file}:${line}:${column}`, { to, file, line, column });
    }
    return [...found.values()];
  };
  return { pages, linksTo };
}
