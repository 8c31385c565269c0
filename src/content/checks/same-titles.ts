/** Pages that say the same of themselves to search engines: each needs a title and a description of its own. */
import type { Issue, Unplaced } from '../issue.ts';
import type { PageSummary } from '../types.ts';
import type { Places } from './places.ts';

/** What there is to say about pages that search engines may list and that have a title or a description in common. */
export function sameTitleIssues(pages: PageSummary[], places: Places): Issue[] {
  const listed = pages.filter(({ index }) => index);
  const issues: Issue[] = [];
  const add = (page: PageSummary, field: string, fault: Unplaced): void => {
    issues.push({ severity: 'warning', ...fault, ...places.inPage(page, [field]) });
  };
  for (const same of twins(listed, ({ said }) => said.title)) {
    add(same[1] ?? same[0], 'title', sameTitle(same));
  }
  for (const same of twins(listed, ({ said }) => said.description)) {
    add(same[1] ?? same[0], 'description', sameDescription(same));
  }
  return issues;
}

type Twins = [PageSummary, ...PageSummary[]];

/** Pages that say the same. The pages of a list (`/blog/page/2`) belong together, and so do the languages of a site. */
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

function routesOf(pages: PageSummary[]): string {
  const routes = pages.map(({ route }) => route);
  return routes.length > 4
    ? `${routes.slice(0, 3).join(', ')} and ${routes.length - 3} more`
    : routes.join(', ');
}

function sameTitle(pages: Twins): Unplaced {
  return {
    code: 'duplicate-title',
    message: `${pages.length} pages have the title “${pages[0].said.title}”: ${routesOf(pages)}.`,
    hint: 'Give each a title that tells it from the others.',
  };
}

function sameDescription(pages: Twins): Unplaced {
  return {
    code: 'duplicate-description',
    message: `${pages.length} pages have the same description: ${routesOf(pages)}.`,
    hint: 'Say of each what a visitor finds there and nowhere else.',
  };
}
