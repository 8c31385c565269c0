import type { Block, DataPath, FrameBlocks, Settings } from '../../content/model/types.ts';
import { type Site, siteFor } from '../../content/site/site.ts';
import { PROBLEM_TYPE } from '../../content/transform/page-transform.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import { codeFrame } from '../../diagnostics/report/terminal.ts';
import type { Renderer } from '../../render/render-page.ts';
import { blankPage } from '../pages/blank-page.ts';
import { refuseBlockedMarkup } from '../pages/blocked-markup.ts';
import { identity, loadRoute } from './load-route.ts';
import type { DevReview } from './review.ts';

/** Returns the block that shows problems. */
function problemBlock(root: string, problems: Diagnostic[], isQuiet = false): Block {
  const framed = problems.map((problem) => ({ ...problem, frame: codeFrame(root, problem) }));
  return { type: PROBLEM_TYPE, problems: framed, isQuiet } as unknown as Block;
}

/**
 * Returns blocks as the dev server shows them: each has its path in its page or site file, and the problems of broken
 * blocks have code frames.
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
  if (block.type === PROBLEM_TYPE) {
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

const isError = ({ severity }: Diagnostic) => severity === 'error';

/**
 * Renders the page of a route, read from its file. A broken block is replaced by a card; problems of the whole page
 * or site are in a card at the top.
 *
 * @param makeRenderer makes the renderer of a language's pages
 * @param review knows the other pages, and checks them again afterwards; without it links between them are not checked
 */
export function renderRoute(
  opened: Site,
  route: string,
  makeRenderer: (settings: Settings, frame: FrameBlocks) => Renderer,
  review?: DevReview,
): { html: string; status: number } {
  const { root } = opened;
  const { answer, isFound, site, problems } = loadRoute(opened, route, review);
  const { settings, frame } = siteFor(site, answer?.file ?? '');
  const page =
    answer?.page ??
    blankPage({
      route,
      file: answer?.file ?? '',
      title: 'Something to fix',
      lang: settings.lang,
      dir: settings.dir,
    });
  const shown = new Set<string>();
  const blocks = forEditors(root, page.blocks, ['blocks'], shown) as Block[];
  const { before, after } = frame;
  const shownFrame = forEditors(root, { before, after }, ['frame'], shown) as FrameBlocks;
  const rest = problems.filter((problem) => !shown.has(identity(problem)));
  const errors = rest.filter(isError);
  const warnings = rest.filter((problem) => !isError(problem));
  if (errors.length > 0) blocks.unshift(problemBlock(root, errors));
  if (warnings.length > 0) blocks.push(problemBlock(root, warnings, true));
  const rendered = makeRenderer(settings, shownFrame).renderPage({ ...page, blocks });
  refuseBlockedMarkup(rendered.blocks);
  review?.checkSoon(site);
  return { html: rendered.html, status: isFound ? 200 : 404 };
}
