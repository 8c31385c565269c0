/** Finds the translations of pages: `/page` and `/ar/page`. */

import { readPages } from '../expand/read-pages.ts';
import type { PageFile, PageSummary, Translation } from '../model/types.ts';
import { pageFilesByRoute } from '../site/page-files-by-route.ts';
import { otherLanguages, type Site, siteFor } from '../site/site.ts';

/**
 * Returns the translations of a page, itself included, in the order of the site's languages; an empty list when there
 * are no others.
 */
export function translationsOf(site: Site, route: string): Translation[] {
  return allTranslations(site).get(route) ?? [];
}

/** Returns the translations of all pages that have any, by route. Computed once, from the routes alone. */
export function allTranslations(site: Site): Map<string, Translation[]> {
  site.caches.translations ??= findTranslations(site);
  return site.caches.translations;
}

/** Returns the route that the page of another language would have in the site's own; `undefined` for other routes. */
export function routeInOwnLanguage(route: string, site: Site): string | undefined {
  const routes = otherLanguages(site).map(({ folder }) => ownRoute(route, folder));
  return routes.find((own) => own !== undefined);
}

/** Returns the route that a page would have in the site's own language; `undefined` outside the language's folder. */
function ownRoute(route: string, folder: string): string | undefined {
  if (route === `/${folder}`) return '/';
  return route.startsWith(`/${folder}/`) ? route.slice(folder.length + 1) : undefined;
}

function findTranslations(site: Site): Map<string, Translation[]> {
  const found = new Map<string, Translation[]>();
  const routesOf = routesReader(site);
  const groups = routesByKey(site, routesOf);
  const pageFilesOf = pageFilesByRoute(site.pageFiles);
  for (const [key, byLang] of groups) {
    const hasOwn = pageFilesOf(key).some((pageFile) => routesOf(pageFile).has(key));
    if (hasOwn) byLang.set(site.config.lang, key);
    if (byLang.size < 2) continue;
    const translations = inOrder(byLang, site);
    for (const { route } of translations) found.set(route, translations);
  }
  return found;
}

/** Returns routes by language as translations, in the order of the site's languages. */
function inOrder(byLang: Map<string, string>, { languages }: Site): Translation[] {
  return languages.flatMap(({ lang }) => {
    const route = byLang.get(lang);
    return route === undefined ? [] : [{ lang, route }];
  });
}

/**
 * Returns the routes of the languages with a folder, by the matching route of the site's own language and by
 * language.
 */
function routesByKey(site: Site, routesOf: RoutesReader): Map<string, Map<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  for (const { lang, folder } of otherLanguages(site)) {
    const files = site.pageFiles.filter(({ file }) => file.startsWith(`pages/${folder}/`));
    for (const route of files.flatMap((file) => [...routesOf(file)])) {
      const key = ownRoute(route, folder);
      if (key === undefined || /(^|\/)404$/.test(key)) continue;
      groups.set(key, (groups.get(key) ?? new Map()).set(lang, route));
    }
  }
  return groups;
}

type RoutesReader = (pageFile: PageFile) => Set<string>;

/** Returns a function that returns the routes of a page file and reads each file once. */
function routesReader(site: Site): RoutesReader {
  const known = new Map<string, Set<string>>();
  return (pageFile) => {
    const { file } = pageFile;
    const routes =
      known.get(file) ??
      new Set(readPages(siteFor(site, file), pageFile).pages.map(({ route }) => route));
    known.set(file, routes);
    return routes;
  };
}

/** The pages that are not translated to a language. */
export interface Untranslated {
  lang: string;
  name: string;
  /** The number of the site's own pages that it has. */
  translated: number;
  /** The routes of the missing pages, as far as search engines may list them. */
  missing: string[];
}

/** Returns the untranslated pages for each language that has a folder. */
export function untranslated(site: Site, pages: PageSummary[]): Untranslated[] {
  const own = pages.filter(({ file, index }) => index && siteFor(site, file) === site);
  return otherLanguages(site).map(({ lang, name }) => {
    const isThere = ({ route }: PageSummary) =>
      translationsOf(site, route).some((translation) => translation.lang === lang);
    const missing = own.filter((page) => !isThere(page)).map(({ route }) => route);
    return { lang, name, translated: own.length - missing.length, missing };
  });
}
