import { framesOf, type Site } from '../content/site/site.ts';
import { checkSite } from '../diagnostics/checks/check-site.ts';
import { reviewSite } from '../diagnostics/checks/review-site.ts';
import { isOfSearch } from '../diagnostics/checks/search-results.ts';
import { diagnose, diagnoseSite } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/model/diagnostic.ts';
import type { ProcessedFile } from './cache/processed-file.ts';

/** Returns the problems of a site, its frame and its page files, each checked by itself. */
export function ownProblems(site: Site, files: ProcessedFile[]): Diagnostic[] {
  return [...diagnoseSite(site), ...files.flatMap(({ problems }) => problems)];
}

/**
 * Returns the problems of `ownProblems` and those that only show across pages; a mistake with consequences in several
 * places is reported at each of them.
 */
export async function problemsAtPlaces(site: Site, files: ProcessedFile[]): Promise<Diagnostic[]> {
  const pages = files.flatMap((file) => file.pages);
  const uses = new Set([...framesOf(site), ...files].flatMap((used) => used.uses));
  const unpublished = files.flatMap((file) => file.unpublished);
  const problems = ownProblems(site, files);
  problems.push(...diagnose(site, checkSite(site, pages, unpublished)));
  // Warnings about the site as a whole are reported once there are no errors.
  return problems.some(({ severity }) => severity === 'error')
    ? problems.filter((problem) => !isOfSearch(problem))
    : [...problems, ...diagnose(site, await reviewSite(site, pages, uses))];
}
