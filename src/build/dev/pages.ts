import { loadFrame } from '../../content/load-frame.ts';
import { loadPageFile } from '../../content/load-page-file.ts';
import type { LoadedFile } from '../../content/loaded.ts';
import type { Block, Page, PageFile, SiteConfig } from '../../content/model/types.ts';
import { pageMakers } from '../../content/site/page-makers.ts';
import { type Site, siteFileName, siteFor } from '../../content/site/site.ts';
import { diagnose, diagnoseFile, diagnoseSite, fillCards } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import { codeFrame } from '../../diagnostics/report/terminal.ts';
import { tidy } from '../../diagnostics/report/tidy.ts';
import type { Renderer } from '../../render/render-page.ts';
import type { DevReview } from './review.ts';

/** Returns the page files that may make a route, those with the fewest parameters first. */
function candidates(site: Site, route: string): PageFile[] {
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

/** Adds the code frames to the cards that stand in place of blocks, and tells which problems have one. */
function frameCards(root: string, value: unknown, shown: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => frameCards(root, item, shown));
  if (value === null || typeof value !== 'object') return value;
  if ((value as Block).type === '_problem') {
    const problems = (value as unknown as { problems: Diagnostic[] }).problems;
    for (const problem of problems) shown.add(identity(problem));
    return problemBlock(root, problems);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, frameCards(root, inner, shown)]),
  );
}

function identity({ file, line, column, code }: Diagnostic): string {
  return `${file}:${line}:${column} ${code}`;
}

const emptyPage = (route: string, file: string, { lang, dir }: SiteConfig): Page => ({
  route,
  file,
  title: 'Something to mend',
  description: '',
  lang,
  dir,
  frame: true,
  index: false,
  said: { title: '', description: '' },
  blocks: [],
  links: [],
  leadsTo: [],
  anchors: [],
  written: [],
});

/** Returns whether something that concerns several pages is to be said on a page: it stands in its file, or in what all pages share. */
function isAbout({ file, usedBy }: Diagnostic, pageFile: string): boolean {
  return file === pageFile || file === siteFileName || Boolean(usedBy?.startsWith(`${pageFile}:`));
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

/**
 * Renders the page of a route, read anew from its file. What cannot be rendered is answered with a card
 * in its place; what concerns the whole page or site, with a card at the top.
 *
 * @param makeRenderer makes the renderer of a site
 * @param review knows the other pages, and looks at them again afterwards; without it nothing is said of links between them
 */
export async function renderRoute(
  site: Site,
  route: string,
  makeRenderer: (config: SiteConfig) => Renderer,
  review?: DevReview,
): Promise<{ html: string; status: number }> {
  const { root } = site;
  const surroundings = loadFrame(site);
  fillCards(site, surroundings.cards);
  const found = await findPage(site, route);
  const answer = found ?? (await findNotFoundPage(site, route));
  if (answer) fillCards(site, answer.loaded.cards);
  const { soundConfig: config } = siteFor(site, answer?.file ?? '');
  const page = answer?.page ?? emptyPage(route, answer?.file ?? '', config);
  const shown = new Set<string>();
  const blocks = frameCards(root, page.blocks, shown) as Block[];
  const frame = frameCards(root, config.frame, shown) as SiteConfig['frame'];
  const own = (answer ? diagnoseFile(site, answer.loaded) : []).filter(
    (problem) => problem.route === undefined || problem.route === route,
  );
  const rest = tidy([
    ...diagnoseSite(site),
    ...diagnose(site, surroundings.issues),
    ...own,
    ...(review?.problems ?? []).filter((problem) => isAbout(problem, answer?.file ?? '')),
  ]).filter((problem) => !shown.has(identity(problem)));
  const errors = rest.filter(isError);
  const warnings = rest.filter((problem) => !isError(problem));
  if (errors.length > 0) blocks.unshift(problemBlock(root, errors));
  if (warnings.length > 0) blocks.push(problemBlock(root, warnings, true));
  const html = makeRenderer({ ...config, frame }).renderPage({ ...page, blocks });
  review?.lookSoon(site, surroundings);
  return { html, status: found ? 200 : 404 };
}
