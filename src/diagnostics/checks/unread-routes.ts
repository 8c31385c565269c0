/** Finds routes that no page has because of an issue that is reported elsewhere. */

import { isAbout, issuesOfEntry } from '../../content/expand/entry-issues.ts';
import { parametersOf } from '../../content/model/address-parts.ts';
import { escapePattern } from '../../content/model/escape-pattern.ts';
import type { PageFile, PageSummary } from '../../content/model/types.ts';
import { misnamedSiteFile } from '../../content/site/misnamed-parts.ts';
import { type Site, siteFileName } from '../../content/site/site.ts';
import { repairedName } from '../../content/words/nearest.ts';

/**
 * Returns whether a route is of a file that no page could be made from. The issue is reported there, once,
 * and not again at each link to it.
 */
export function unreadMatcher(site: Site, pages: PageSummary[]): (route: string) => boolean {
  const read = new Set(pages.map(({ file }) => file));
  // of a collection with entries that cannot be read nobody knows which pages it makes
  const isBroken = [...site.collections.values()].some(({ broken }) => broken);
  const isUnsure = ({ file, pattern }: PageFile) =>
    !read.has(file) || (isBroken && pattern.includes('['));
  const patterns = site.pageFiles.filter(isUnsure).map(routesOf);
  const made = site.pageFiles.filter(({ pattern }) => pattern.includes('[')).map(routesOf);
  // redirects that cannot be read may answer any address that the file names
  const other = site.siteFile.unread ? misnamedSiteFile(site.root) : undefined;
  const named = other ? `pages/${other}` : siteFileName;
  const lost = site.siteFile.unread ? (site.files.text(named) ?? '') : '';
  return (route) =>
    patterns.some((pattern) => pattern.test(route)) ||
    lost.includes(route) ||
    // an entry whose value cannot be part of an address makes no page, and is reported there
    (made.some((pattern) => pattern.test(route)) && isOfOddEntry(route, site));
}

/** Returns whether a part of a route is, but for its spelling, the value of an entry that cannot be part of an address as it is written. */
function isOfOddEntry(route: string, site: Site): boolean {
  const { collections, pageFiles } = site;
  const parts = new Set(route.split('/').slice(1));
  const names = pageFiles.flatMap(({ pattern }) => parametersOf(pattern));
  return [...collections.values()].some(({ rows }) =>
    rows.some(({ data, spot }) =>
      names.some((name) => {
        const value = data[name];
        if (typeof value !== 'string') return false;
        // an entry with mistakes may have another address once they are mended
        if (parts.has(value) && issuesOfEntry(spot, site).some((issue) => isAbout(issue, name)))
          return true;
        const repaired = repairedName(value);
        return repaired !== value && (route.includes(value) || parts.has(repaired));
      }),
    ),
  );
}

/** Returns the routes that a page file may make. */
function routesOf({ pattern }: PageFile): RegExp {
  const steps = pattern.split(/\[[^\]]+\]/).map(escapePattern);
  // a value that cannot be part of an address may have slashes
  return new RegExp(`^${steps.join('.+')}(/page/\\d+)?$`);
}
