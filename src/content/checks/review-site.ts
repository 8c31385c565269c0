/** The site as a whole, as far as nothing is broken: what a careful reader would still remark. */
import type { Issue } from '../issue.ts';
import type { Site } from '../site.ts';
import type { PageSummary } from '../types.ts';
import { budgetIssues, budgetRouteIssues } from './budgets.ts';
import { frameWindowIssues } from './frame-windows.ts';
import { mediaIssues } from './media.ts';
import { Places } from './places.ts';
import { sameTitleIssues } from './same-titles.ts';
import { unusedIssues } from './unused.ts';

/**
 * Reviews a site whose pages are all known.
 * @param uses what the pages and the frame were made from: `collections/services`, `public/images/team.svg`
 */
export async function reviewSite(
  site: Site,
  pages: PageSummary[],
  uses: Iterable<string>,
): Promise<Issue[]> {
  const used = new Set(uses);
  const places = new Places(site);
  const issues = [
    ...sameTitleIssues(pages, places),
    ...unusedIssues(site, used),
    ...mediaIssues(site, used),
    ...budgetIssues(site, pages, places),
    ...budgetRouteIssues(site, pages),
    ...frameWindowIssues(site, pages, places),
  ];
  if (site.config.theme) {
    // colours are reckoned with a library of their own, which most runs need not load
    const { contrastIssues } = await import('./contrast.ts');
    const { themeWordIssues } = await import('./theme-words.ts');
    issues.push(...themeWordIssues(site));
    issues.push(...contrastIssues(site.config.theme, site.engineRoot));
  }
  return issues;
}
