/** The diagnostics of files, as they are and as they would be after a change. */

import type { DevReview } from '../../build/dev/review.ts';
import { summaryOf } from '../../build/pages/page-summary.ts';
import { withFrame } from '../../content/load-frame.ts';
import { loadPageFile } from '../../content/load-page-file.ts';
import { dependencyOn } from '../../content/model/use.ts';
import { withUnsaved } from '../../content/open-site.ts';
import type { Site } from '../../content/site/site.ts';
import { checkSite } from '../../diagnostics/checks/check-site.ts';
import { diagnose, diagnoseFile, diagnoseSite } from '../../diagnostics/diagnose.ts';
import { sortedProblems } from '../../diagnostics/merge/sorted-problems.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';

/** What is known of all pages as they are: their summaries, and the page files that use a part of the site. */
type KnownPages = Pick<DevReview, 'summaries' | 'usersOf'>;

/** How many pages are checked for one change at most: pages that use a fragment are much alike. */
const MAX_PAGES = 20;

/** Returns the page files that show a file, as far as they are known. */
function pagesOf(file: string, site: Site, known: KnownPages): string[] {
  if (site.pageFiles.some((page) => page.file === file)) return [file];
  const use = dependencyOn(file);
  return use ? known.usersOf(use).slice(0, MAX_PAGES) : [];
}

/**
 * Returns the diagnostics of files and of what they share with others.
 *
 * @param texts the new texts of files that would change
 */
export function problemsOf(
  site: Site,
  known: KnownPages,
  files: string[],
  texts: ReadonlyMap<string, string>,
): Diagnostic[] {
  const shown = [...new Set(files.flatMap((file) => pagesOf(file, site, known)))];
  const local = withFrame(withUnsaved(site, texts));
  const loaded = shown.flatMap((file) => {
    const pageFile = local.pageFiles.find((page) => page.file === file);
    return pageFile ? loadPageFile(local, pageFile) : [];
  });
  const own = loaded.flatMap((one) => one.pages);
  const others = known.summaries(site).filter(({ file }) => !shown.includes(file));
  const pages = [...others, ...own.map((page) => summaryOf(page, local.settings))];
  return sortedProblems([
    ...diagnoseSite(local),
    ...loaded.flatMap((one) => diagnoseFile(local, one)),
    ...diagnose(local, checkSite(local, pages)),
  ]);
}

/** Returns the number of errors. */
export function errorsIn(problems: Diagnostic[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** Returns the diagnostics about some files. */
export function aboutFiles(problems: Diagnostic[], files: string[]): Diagnostic[] {
  return problems.filter(
    ({ file, usedBy = '' }) =>
      files.includes(file) || files.some((one) => usedBy.startsWith(`${one}:`)),
  );
}

/** Returns the diagnostics that did not exist before. */
export function newProblems(before: Diagnostic[], after: Diagnostic[]): Diagnostic[] {
  const nameOf = ({ file, code, message }: Diagnostic) => `${file} ${code} ${message}`;
  const known = new Set(before.map(nameOf));
  return after.filter((problem) => !known.has(nameOf(problem)));
}
