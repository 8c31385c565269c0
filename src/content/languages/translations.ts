/** Finds the translations of pages: `/page` and `/ar/page`. */

import { readPages } from '../expand/read-pages.ts';
import type { PageFile, PageSummary, Translation } from '../model/types.ts';
import { pageMakers } from '../site/page-makers.ts';
import { type Site, siteFor } from '../site/site.ts';

/** Returns the translations of a page, itself among them, in the order in which the site names its languages; none when there is no other. */
export function translationsOf(site: Site, route: string): Translation[] {
  return allTranslations(site).get(route) ?? [];
}

/** Returns the translations of all pages that have any, by route. Worked out once, from the routes alone. */
export function allTranslations(site: Site): Map<string, Translation[]> {
  site.caches.translations ??= findTranslations(site);
  return site.caches.translations;
}

/** Returns the route that a page would have in the site's own language; `undefined` outside the language's folder. */
function ownRoute(route: string, folder: string): string | undefined {
  if (route === `/${folder}`) return '/';
  return route.startsWith(`/${folder}/`) ? route.slice(folder.length + 1) : undefined;
}

function findTranslations(site: Site): Map<string, Translation[]> {
  const found = new Map<string, Translation[]>();
  const folders = site.languages.filter(({ folder }) => folder);
  if (folders.length === 0) return found;
  const known = new Map<string, Set<string>>();
  const routesOf = (pageFile: PageFile): Set<string> => {
    let routes = known.get(pageFile.file);
    if (!routes) {
      const { drafts } = readPages(siteFor(site, pageFile.file), pageFile);
      routes = new Set(drafts.map(({ route }) => route));
      known.set(pageFile.file, routes);
    }
    return routes;
  };
  const groups = new Map<string, Map<string, string>>();
  for (const { lang, folder } of folders) {
    const files = site.pageFiles.filter(({ file }) => file.startsWith(`pages/${folder}/`));
    for (const route of files.flatMap((file) => [...routesOf(file)])) {
      const key = ownRoute(route, folder);
      if (key === undefined || /(^|\/)404$/.test(key)) continue;
      groups.set(key, (groups.get(key) ?? new Map()).set(lang, route));
    }
  }
  const makersOf = pageMakers(site.pageFiles);
  for (const [key, byLang] of groups) {
    if (makersOf(key).some((pageFile) => routesOf(pageFile).has(key)))
      byLang.set(site.config.lang, key);
    if (byLang.size < 2) continue;
    const translations = site.languages.flatMap(({ lang }) => {
      const route = byLang.get(lang);
      return route === undefined ? [] : [{ lang, route }];
    });
    for (const { route } of translations) found.set(route, translations);
  }
  return found;
}

/** The pages that a language does not have yet. */
export interface Untranslated {
  lang: string;
  name: string;
  /** How many of the site's own pages it has. */
  translated: number;
  /** The routes of those that it has not, of the pages that search engines may list. */
  missing: string[];
}

/** Returns what is not translated yet, for each language that has a folder. */
export function untranslated(site: Site, pages: PageSummary[]): Untranslated[] {
  const folders = site.languages.filter(({ folder }) => folder);
  const own = pages.filter(({ file, index }) => index && siteFor(site, file) === site);
  return folders.map(({ lang, name }) => {
    const isThere = ({ route }: PageSummary) =>
      translationsOf(site, route).some((translation) => translation.lang === lang);
    const missing = own.filter((page) => !isThere(page)).map(({ route }) => route);
    return { lang, name, translated: own.length - missing.length, missing };
  });
}
