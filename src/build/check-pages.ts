import { checkSite } from '../content/check-site.ts';
import { loadFrame } from '../content/load-frame.ts';
import { loadPageFile } from '../content/load-page-file.ts';
import { openSite } from '../content/site.ts';
import type { PageSummary, Problem } from '../content/types.ts';
import { summarise } from './page-summary.ts';

/**
 * Checks every page of a site, drawing none.
 *
 * @returns all problems of all pages, and the number of pages
 */
export async function checkPages(
  siteRoot: string,
  engineRoot: string,
): Promise<{ problems: Problem[]; pages: number }> {
  const site = openSite(siteRoot, { engineRoot });
  const frame = await loadFrame(site);
  const problems = [...site.problems, ...frame.problems];
  const summaries: PageSummary[] = [];
  for (const pageFile of site.pageFiles) {
    const loaded = await loadPageFile(site, pageFile);
    problems.push(...loaded.problems);
    summaries.push(...loaded.pages.map((page) => summarise(page, site.config)));
  }
  problems.push(...checkSite(site, summaries, frame));
  return { problems, pages: summaries.length };
}
