import { loadFrame } from '../../content/load-frame.ts';
import { loadPageFile } from '../../content/load-page-file.ts';
import type { LoadedFile, LoadedFrame } from '../../content/loaded.ts';
import { pathOfSteps } from '../../content/model/data.ts';
import type { Block, DataPath, Page, PageFile, SiteConfig } from '../../content/model/types.ts';
import { Places } from '../../content/places.ts';
import { pageMakers } from '../../content/site/page-makers.ts';
import { type Site, siteFileName, siteFor } from '../../content/site/site.ts';
import { diagnose, diagnoseFile, diagnoseSite, fillCards } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import { codeFrame } from '../../diagnostics/report/terminal.ts';
import { tidy } from '../../diagnostics/report/tidy.ts';
import type { Renderer } from '../../render/render-page.ts';
import { blankPage } from '../pages/blank-page.ts';
import type { DevReview } from './review.ts';

/** Returns the page files that may make a route, those with the fewest parameters first. */
export function candidates(site: Site, route: string): PageFile[] {
  const parameters = ({ pattern }: PageFile) => pattern.split('[').length;
  const makers = pageMakers(site.pageFiles)(route);
  return makers.sort((a, b) => parameters(a) - parameters(b));
}

interface Found {
  page: Page | undefined;
  loaded: LoadedFile;
  file: string;
}

async function findPage(site: Site, route: string): Promise<Found | undefined> {
  for (const pageFile of candidates(site, route)) {
    const loaded = loadPageFile(site, pageFile);
    const page = loaded.pages.find((made) => made.route === route);
    if (page || loaded.issues.length > 0) return { page, loaded, file: pageFile.file };
  }
  return undefined;
}

/** Finds the nearest page up the path that says that something was not found. */
async function findNotFoundPage(site: Site, route: string): Promise<Found | undefined> {
  const parts = route.split('/');
  for (let length = parts.length - 1; length > 0; length--) {
    const notFound = [...parts.slice(0, length), '404'].join('/');
    if (site.pageFiles.some(({ pattern }) => pattern === notFound)) return findPage(site, notFound);
  }
  return undefined;
}

/** Returns the block that stands where something cannot be rendered. */
function problemBlock(root: string, problems: Diagnostic[], isQuiet = false): Block {
  const framed = problems.map((problem) => ({ ...problem, frame: codeFrame(root, problem) }));
  return { type: '_problem', problems: framed, isQuiet } as unknown as Block;
}

/**
 * Returns blocks as the dev server shows them: each says at which path of its page or site file it stands, and cards in place of
 * broken ones have their code frames.
 *
 * @param path where `value` stands
 * @param shown gets the problems that have a card
 */
function forEditors(root: string, value: unknown, path: DataPath, shown: Set<string>): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => forEditors(root, item, [...path, index], shown));
  }
  if (value === null || typeof value !== 'object') return value;
  const block = value as Block;
  if (block.type === '_problem') {
    const problems = block.problems as unknown as Diagnostic[];
    for (const problem of problems) shown.add(identity(problem));
    return problemBlock(root, problems);
  }
  const isBlock = typeof block.type === 'string' && typeof path.at(-1) === 'number';
  const inside = Object.entries(value).map(([name, inner]) => [
    name,
    forEditors(root, inner, [...path, name], shown),
  ]);
  return Object.fromEntries(isBlock ? [...inside, ['_path', path.join('.')]] : inside);
}

function identity({ file, line, column, code }: ProblemPlace): string {
  return `${file}:${line}:${column} ${code}`;
}

/** Returns whether something that concerns several pages is to be reported on a page: it stands in its file, or in what all pages share. */
function isAbout({ file, usedBy }: Diagnostic, pageFile: string): boolean {
  return file === pageFile || file === siteFileName || Boolean(usedBy?.startsWith(`${pageFile}:`));
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

interface LoadedRoute {
  /** The page, or the one that says that it was not found. */
  answer: Found | undefined;
  isFound: boolean;
  frame: LoadedFrame;
  /** All that is wrong with the page and with what all pages share. */
  problems: Diagnostic[];
}

/** Reads the page of a route anew, with all that is wrong with it. */
export async function loadRoute(
  site: Site,
  route: string,
  review?: DevReview,
): Promise<LoadedRoute> {
  const frame = loadFrame(site);
  fillCards(site, frame.cards);
  const found = await findPage(site, route);
  const answer = found ?? (await findNotFoundPage(site, route));
  if (answer) fillCards(site, answer.loaded.cards);
  const own = (answer ? diagnoseFile(site, answer.loaded) : []).filter(
    (problem) => problem.route === undefined || problem.route === route,
  );
  const problems = tidy([
    ...diagnoseSite(site),
    ...diagnose(site, frame.issues),
    ...own,
    ...(review?.problems ?? []).filter((problem) => isAbout(problem, answer?.file ?? '')),
  ]);
  return { answer, isFound: found !== undefined, frame, problems };
}

/** Names a problem that a page shows. */
export type ProblemPlace = Pick<Diagnostic, 'file' | 'line' | 'column' | 'code'>;

/** Returns the problem at a place, if the page of a route shows it now. */
export async function problemAt(
  site: Site,
  route: string,
  place: ProblemPlace,
  review?: DevReview,
): Promise<Diagnostic | undefined> {
  const { problems } = await loadRoute(site, route, review);
  return problems.find((problem) => identity(problem) === identity(place));
}

/** Returns where a block of a page is written, by the path that it says of itself: `blocks.2`, `frame.before.0`. */
export async function placeOfBlock(
  site: Site,
  route: string,
  path: string,
): Promise<{ file: string; line: number; column: number } | undefined> {
  const answer = await findPage(site, route);
  const local = siteFor(site, answer?.file ?? '');
  const steps = pathOfSteps(path.split('.'));
  const places = new Places(site);
  const page = answer?.page;
  if (steps[0] === 'blocks' && !page) return undefined;
  const origin =
    steps[0] === 'blocks' && page ? places.inPage(page, steps) : places.inFrame(steps, local);
  const found = site.files.positions(origin.file)?.find(origin.path);
  return found && { file: origin.file, line: found.line, column: found.column };
}

/**
 * Renders the page of a route, read anew from its file. What cannot be rendered is answered with a card
 * in its place; what concerns the whole page or site, with a card at the top.
 *
 * @param makeRenderer makes the renderer of a site
 * @param review knows the other pages, and checks them again afterwards; without it links between them are not checked
 */
export async function renderRoute(
  site: Site,
  route: string,
  makeRenderer: (config: SiteConfig) => Renderer,
  review?: DevReview,
): Promise<{ html: string; status: number }> {
  const { root } = site;
  const { answer, isFound, frame, problems } = await loadRoute(site, route, review);
  const { validConfig: config } = siteFor(site, answer?.file ?? '');
  const page =
    answer?.page ??
    blankPage({
      route,
      file: answer?.file ?? '',
      title: 'Something to mend',
      lang: config.lang,
      dir: config.dir,
    });
  const shown = new Set<string>();
  const blocks = forEditors(root, page.blocks, ['blocks'], shown) as Block[];
  const shownFrame = forEditors(root, config.frame, ['frame'], shown) as SiteConfig['frame'];
  const rest = problems.filter((problem) => !shown.has(identity(problem)));
  const errors = rest.filter(isError);
  const warnings = rest.filter((problem) => !isError(problem));
  if (errors.length > 0) blocks.unshift(problemBlock(root, errors));
  if (warnings.length > 0) blocks.push(problemBlock(root, warnings, true));
  const { html } = makeRenderer({ ...config, frame: shownFrame }).renderPage({ ...page, blocks });
  review?.checkSoon(site, frame);
  return { html, status: isFound ? 200 : 404 };
}
