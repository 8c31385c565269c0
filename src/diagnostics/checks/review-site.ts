/** Checks a site as a whole for problems that break nothing. */
import type { Issue } from '../../content/model/issue.ts';
import type { PageSummary } from '../../content/model/types.ts';
import type { Use } from '../../content/model/use.ts';
import type { Site } from '../../content/site/site.ts';
import { SourceLocator } from '../../content/source-locator.ts';
import { budgetIssues, budgetRouteIssues } from './budgets.ts';
import { mediaIssues } from './media.ts';
import { sameTitleIssues } from './search-results.ts';
import { unusedIssues } from './unused.ts';

/**
 * Returns warnings about a site, once all its pages are known.
 *
 * @param uses the dependencies of the pages and the frame: `collections/services`, `public/images/team.svg`
 */
export async function reviewSite(
  site: Site,
  pages: PageSummary[],
  uses: Iterable<Use>,
): Promise<Issue[]> {
  const used = new Set(uses);
  const locator = new SourceLocator(site);
  // Without their folder the pages of a language look like duplicates, and their collections and files unused.
  const known = lacksFolder(site)
    ? []
    : [
        ...sameTitleIssues(site, pages, locator),
        ...unusedIssues(site, used),
        ...budgetRouteIssues(site, pages),
      ];
  const issues = [...known, ...mediaIssues(site, used), ...budgetIssues(site, pages, locator)];
  if (site.settings.theme) {
    // Colours need a library that most runs need not load.
    const { contrastIssues } = await import('./contrast.ts');
    const { themeWordIssues } = await import('./theme-words.ts');
    issues.push(...themeWordIssues(site));
    issues.push(...contrastIssues(site.settings.theme, site.engineRoot));
  }
  return issues;
}

/** Returns whether a language has no folder, or a folder no language. */
const lacksFolder = ({ issues }: Site): boolean =>
  issues.data.some(
    ({ params }) => 'reason' in params && /^language-(?:without-)?folder$/.test(`${params.reason}`),
  );
