/** Makes the index of the site's search: the titles of all pages that search engines may list. */
import type { Page, PageSummary, SearchEntry } from './model/types.ts';
import { languageSegment, otherLanguages, type Site } from './site/site.ts';

/** Returns the title of a page for use outside the page: in previews and search results. */
export function titleOf({ seoTitle, about, title }: Pick<Page, 'seoTitle' | 'about' | 'title'>) {
  if (seoTitle) return seoTitle;
  return typeof about?.name === 'string' ? about.name : title;
}

/** Matches the further pages of a paginated list, which repeat its title. */
const FURTHER_PAGE = /\/page\/\d+$/;

/**
 * Returns the search entry of a page; `undefined` when the search does not list the page.
 *
 * @param words more words by which the search finds it
 */
export function searchEntry(page: Page, isSearchable: boolean, words: string[]) {
  if (!isSearchable || !page.index || FURTHER_PAGE.test(page.route)) return undefined;
  const entry: SearchEntry = { title: titleOf(page), to: page.route };
  if (words.length > 0) entry.words = words;
  return entry;
}

/**
 * Returns the content of the files that browsers search in, by path: a `search.json` for each language, below its
 * home page.
 *
 * @param base the path that the site is served below
 */
export function searchIndexes(
  site: Site,
  pages: PageSummary[],
  base = '',
): Map<string, SearchEntry[]> {
  const folders = otherLanguages(site).map(({ folder }) => folder);
  const indexes = new Map(['', ...folders].map((folder) => [folder, [] as SearchEntry[]]));
  for (const { route, search } of pages) {
    if (search)
      indexes.get(languageSegment(site, route).slice(1))?.push({ ...search, to: base + search.to });
  }
  return new Map(
    [...indexes].map(([folder, entries]) => [
      folder ? `${folder}/search.json` : 'search.json',
      entries.sort((a, b) => Number(a.to > b.to) - Number(a.to < b.to)),
    ]),
  );
}
