import { checkSite } from '../content/check-site.ts';
import { reviewSite } from '../content/checks/review-site.ts';
import { loadFrame } from '../content/load-frame.ts';
import { openSite } from '../content/site.ts';
import type { Problem } from '../content/types.ts';
import { surveyPictures } from './pictures/survey-pictures.ts';
import { processInParallel } from './process-in-parallel.ts';

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
  await surveyPictures(site);
  const frame = await loadFrame(site);
  const files = await processInParallel({ site, pageFiles: site.pageFiles });
  const pages = files.flatMap((file) => file.pages);
  const problems = [
    ...site.problems,
    ...frame.problems,
    ...files.flatMap((file) => file.problems),
    ...checkSite(site, pages, frame),
    ...(await reviewSite(site, pages, [...frame.uses, ...files.flatMap(({ uses }) => uses)])),
  ];
  return { problems, pages: pages.length };
}
