/**
 * Checks the titles and descriptions of pages for search engines: they have to be unique, and neither too short nor
 * too long.
 */
import type { Issue, ValueIssue } from '../../content/model/issue.ts';
import type { Page, PageSummary, SiteConfig } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { SourceLocator } from '../../content/source-locator.ts';
import { linkedRoutes } from './near-routes.ts';

/**
 * Returns the issues of pages with the same title or description, as far as search engines may list them. Pages of
 * several files with both the same are copies, and one issue. It is told at a page to which no other leads, if there
 * is one: that is most likely the copy.
 */
export function sameTitleIssues(site: Site, pages: PageSummary[], locator: SourceLocator): Issue[] {
  const listed = pages.filter(({ index }) => index);
  const titles = twins(listed, ({ meta }) => meta.title);
  const descriptions = twins(listed, ({ meta }) => meta.description);
  if (titles.length + descriptions.length === 0) return [];
  const linked = linkedRoutes(site, pages);
  const issues: Issue[] = [];
  const copies = new Set<string>();
  const isCopied = (same: Twins) =>
    new Set(same.map(({ file }) => file)).size > 1 &&
    same.every(({ meta }) => meta.description === same[0].meta.description);
  const secondOf = ([first, second = first]: Twins) => second;
  const copyIn = (same: Twins) =>
    same.findLast(({ route }) => route !== '/' && !linked.has(route)) ?? secondOf(same);
  for (const same of titles) {
    const isCopy = isCopied(same);
    const routes = routesOf(same);
    if (isCopy) copies.add(String(routes));
    const params = { title: same[0].meta.title, routes, isCopy };
    const page = isCopy ? copyIn(same) : secondOf(same);
    issues.push({ code: 'duplicate-title', params, ...locator.inPage(page, ['title']) });
  }
  for (const same of descriptions) {
    const routes = routesOf(same);
    if (copies.has(String(routes))) continue;
    const origin = locator.inPage(secondOf(same), ['description']);
    issues.push({ code: 'duplicate-description', params: { routes }, ...origin });
  }
  return issues;
}

type Twins = [PageSummary, ...PageSummary[]];

/**
 * Returns groups of pages with the same text. The further pages of a list (`/blog/page/2`) do not count, nor do pages
 * in other languages.
 */
function twins(pages: PageSummary[], textOf: (page: PageSummary) => string): Twins[] {
  // An array for each single page would take more memory than the pages.
  const groups = new Map<string, PageSummary | Twins>();
  for (const page of pages) {
    const text = textOf(page);
    if (text === '' || /\/page\/\d+$/.test(page.route)) continue;
    const key = `${page.lang} ${text.toLowerCase()}`;
    const known = groups.get(key);
    if (!known) groups.set(key, page);
    else if (Array.isArray(known)) known.push(page);
    else groups.set(key, [known, page]);
  }
  return [...groups.values()].filter((group) => Array.isArray(group));
}

const routesOf = (pages: PageSummary[]) => pages.map(({ route }) => route);

/**
 * Result pages show about 600 pixels of a title, some 60 to 70 characters, and about 160 of a description
 * (https://developers.google.com/search/docs/appearance).
 */
const MAX_TITLE_LENGTH = 70;
const descriptionLength = { least: 10, most: 180 };

/** Returns the issues of the title and description of a page, if search engines may list it. */
export function searchIssues(
  { route, meta, index }: Page,
  { name, url }: SiteConfig,
): ValueIssue[] {
  if (!index) return [];
  const found: ValueIssue[] = [];
  const { length } = `${name} | ${meta.title}`;
  if (length > MAX_TITLE_LENGTH) {
    const params = { length, most: MAX_TITLE_LENGTH };
    found.push({ issue: { code: 'long-title', params }, path: ['title'] });
  }
  // A site without an address is not listed by search engines yet.
  if (!url) return found;
  const path = ['description'];
  const written = meta.description.length;
  const { least, most } = descriptionLength;
  if (written === 0) {
    found.push({ issue: { code: 'missing-description', params: { route } }, path });
  } else if (written < least || written > most) {
    const params = { length: written, least, most };
    found.push({ issue: { code: 'description-length', params }, path });
  }
  return found;
}

const names = new Set(['long-title', 'missing-description', 'description-length']);

/**
 * Returns whether a diagnostic is one of these. They are not reported while there are errors: an entry with a
 * misspelt field has no description either.
 */
export const isOfSearch = ({ name }: { name: string }) => names.has(name);
