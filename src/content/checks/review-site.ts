/** The site as a whole, as far as nothing is broken: what a careful reader would still remark. */
import { toProblems } from '../problems/problems.ts';
import type { Site } from '../site.ts';
import type { PageSummary, Problem } from '../types.ts';
import { budgetFlaws, budgetRouteFlaws } from './budgets.ts';
import { frameWindowFlaws } from './frame-windows.ts';
import { mediaFlaws } from './media.ts';
import { Places } from './places.ts';
import { sameTitleFlaws } from './same-titles.ts';
import { unusedFlaws } from './unused.ts';

/**
 * Reviews a site whose pages are all known.
 * @param known what is wrong otherwise: while there are errors, remarks wait
 * @param uses what the pages and the frame were made from: `collections/services`, `public/images/team.svg`
 */
export async function reviewSite(
  site: Site,
  pages: PageSummary[],
  uses: Iterable<string>,
  known: Problem[] = [],
): Promise<Problem[]> {
  if (known.some(({ severity }) => severity === 'error')) return [];
  const used = new Set(uses);
  const places = new Places(site);
  const flaws = [
    ...sameTitleFlaws(pages, places),
    ...unusedFlaws(site, used),
    ...mediaFlaws(site, used),
    ...budgetFlaws(site, pages, places),
    ...budgetRouteFlaws(site, pages),
    ...frameWindowFlaws(site, pages, places),
  ];
  if (site.config.theme) {
    // colours are reckoned with a library of their own, which most runs need not load
    const { contrastFlaws } = await import('./contrast.ts');
    const { themeWordFlaws } = await import('./theme-words.ts');
    flaws.push(...themeWordFlaws(site));
    flaws.push(...contrastFlaws(site.config.theme, site.engineRoot));
  }
  return toProblems(site.files, flaws);
}
