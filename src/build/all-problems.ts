import { checkSite } from '../content/check-site.ts';
import { reviewSite } from '../content/checks/review-site.ts';
import { isSaidRemark } from '../content/checks/said-remarks.ts';
import type { Site } from '../content/site.ts';
import type { LoadedFrame, Problem } from '../content/types.ts';
import type { ProcessedFile } from './process-page-files.ts';

/** What is wrong with a site, its frame and its page files, each by itself. */
export function ownProblems(site: Site, frame: LoadedFrame, files: ProcessedFile[]): Problem[] {
  return [...site.problems, ...frame.problems, ...files.flatMap(({ problems }) => problems)];
}

/** The same, and what can only be seen across pages. */
export async function allProblems(
  site: Site,
  frame: LoadedFrame,
  files: ProcessedFile[],
): Promise<Problem[]> {
  const pages = files.flatMap((file) => file.pages);
  const uses = new Set(frame.uses);
  for (const file of files) for (const use of file.uses) uses.add(use);
  const unpublished = files.flatMap((file) => file.unpublished);
  const problems = ownProblems(site, frame, files);
  problems.push(...(await checkSite(site, pages, frame, unpublished)));
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const told = hasErrors ? problems.filter((problem) => !isSaidRemark(problem)) : problems;
  return [...told, ...(await reviewSite(site, pages, uses, problems))];
}
