/** Pages that say the same of themselves to search engines: each needs a title and a description of its own. */
import type { Issue } from '../../content/model/issue.ts';
import type { PageSummary } from '../../content/model/types.ts';
import type { Places } from '../../content/places.ts';

/** Returns the issues of pages that search engines may list and that have a title or a description in common. */
export function sameTitleIssues(pages: PageSummary[], places: Places): Issue[] {
  const listed = pages.filter(({ index }) => index);
  const issues: Issue[] = [];
  for (const same of twins(listed, ({ said }) => said.title)) {
    const [first, second = first] = same;
    const params = { title: first.said.title, routes: routesOf(same) };
    issues.push({ code: 'duplicate-title', params, ...places.inPage(second, ['title']) });
  }
  for (const same of twins(listed, ({ said }) => said.description)) {
    const [first, second = first] = same;
    const params = { routes: routesOf(same) };
    const origin = places.inPage(second, ['description']);
    issues.push({ code: 'duplicate-description', params, ...origin });
  }
  return issues;
}

type Twins = [PageSummary, ...PageSummary[]];

/** Returns pages that say the same. The pages of a list (`/blog/page/2`) belong together, and so do the languages of a site. */
function twins(pages: PageSummary[], said: (page: PageSummary) => string): Twins[] {
  // a list for each page alone would take more room than the pages
  const groups = new Map<string, PageSummary | Twins>();
  for (const page of pages) {
    const text = said(page);
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
