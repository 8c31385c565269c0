import { withFrame } from '../../content/load-frame.ts';
import type { LoadedFile } from '../../content/load-page-file.ts';
import { loadPageFile } from '../../content/load-page-file.ts';
import { pathOfSteps } from '../../content/model/data.ts';
import type { Page, PageFile } from '../../content/model/types.ts';
import { pageFilesByRoute } from '../../content/site/page-files-by-route.ts';
import { framesOf, SITE_FILE_NAME, type Site, siteFor } from '../../content/site/site.ts';
import { SourceLocator } from '../../content/source-locator.ts';
import { diagnoseFile, diagnoseSite, fillProblemCards } from '../../diagnostics/diagnose.ts';
import { sortedProblems } from '../../diagnostics/merge/sorted-problems.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import type { DevReview } from './review.ts';

/** Returns the page files whose pattern matches a route, those with the fewest parameters first. */
export function candidates(site: Site, route: string): PageFile[] {
  const parameters = ({ pattern }: PageFile) => pattern.split('[').length;
  const found = pageFilesByRoute(site.pageFiles)(route);
  return found.sort((a, b) => parameters(a) - parameters(b));
}

interface Found {
  page: Page | undefined;
  loaded: LoadedFile;
  file: string;
}

function findPage(site: Site, route: string): Found | undefined {
  for (const pageFile of candidates(site, route)) {
    const loaded = loadPageFile(site, pageFile);
    const page = loaded.pages.find((made) => made.route === route);
    if (page || loaded.issues.length > 0) return { page, loaded, file: pageFile.file };
  }
  return undefined;
}

/** Finds the nearest 404 page up the path. */
function findNotFoundPage(site: Site, route: string): Found | undefined {
  const parts = route.split('/');
  for (let length = parts.length - 1; length > 0; length--) {
    const notFound = [...parts.slice(0, length), '404'].join('/');
    const isOne = ({ pattern }: PageFile) => pattern.endsWith('/404');
    const found = candidates(site, notFound).some(isOne) && findPage(site, notFound);
    if (found) return found;
  }
  return undefined;
}

/** Returns a key that identifies a problem. */
export function identity({ file, line, column, code }: ProblemPlace): string {
  return `${file}:${line}:${column} ${code}`;
}

/** Returns whether a problem across pages is shown on a page: its file is the page's, or one that all pages share. */
function concerns({ file, usedBy }: Diagnostic, pageFile: string): boolean {
  return (
    file === pageFile || file === SITE_FILE_NAME || Boolean(usedBy?.startsWith(`${pageFile}:`))
  );
}

interface LoadedRoute {
  /** The page, or the 404 page. */
  answer: Found | undefined;
  isFound: boolean;
  /** The site with its frame. */
  site: Site;
  /** All problems of the page and of what all pages share. */
  problems: Diagnostic[];
}

/** Loads the page of a route, with all its problems. */
export function loadRoute(opened: Site, route: string, review?: DevReview): LoadedRoute {
  const site = withFrame(opened);
  for (const { cards } of framesOf(site)) fillProblemCards(site, cards);
  const found = findPage(site, route);
  const answer = found ?? findNotFoundPage(site, route);
  if (answer) fillProblemCards(site, answer.loaded.cards);
  const own = (answer ? diagnoseFile(site, answer.loaded) : []).filter(
    (problem) => problem.route === undefined || problem.route === route,
  );
  const problems = sortedProblems([
    ...diagnoseSite(site),
    ...own,
    ...(review?.problems ?? []).filter((problem) => concerns(problem, answer?.file ?? '')),
  ]);
  return { answer, isFound: found !== undefined, site, problems };
}

/** Identifies a problem that a page shows. */
export type ProblemPlace = Pick<Diagnostic, 'file' | 'line' | 'column' | 'code'>;

/** Returns the problem at a location, if the page of a route still has it. */
export function problemAt(
  site: Site,
  route: string,
  place: ProblemPlace,
  review?: DevReview,
): Diagnostic | undefined {
  const { problems } = loadRoute(site, route, review);
  return problems.find((problem) => identity(problem) === identity(place));
}

/** Returns the location of a block in its file, by the block's `data-path`: `blocks.2`, `frame.before.0`. */
export function placeOfBlock(
  site: Site,
  route: string,
  path: string,
): { file: string; line: number; column: number } | undefined {
  const answer = findPage(site, route);
  const local = siteFor(site, answer?.file ?? '');
  const steps = pathOfSteps(path.split('.'));
  const locator = new SourceLocator(site);
  const page = answer?.page;
  if (steps[0] === 'blocks' && !page) return undefined;
  const origin =
    steps[0] === 'blocks' && page ? locator.inPage(page, steps) : locator.inFrame(steps, local);
  const found = site.files.positions(origin.file)?.locate(origin.path).range;
  return found && { file: origin.file, line: found.line, column: found.column };
}
