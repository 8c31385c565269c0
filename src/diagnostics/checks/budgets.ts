/**
 * Checks the size of pages against `budgets` of `_site.yaml`. Pictures are measured by their files; all other sizes
 * are known once a page is rendered.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BudgetKind } from '../../content/model/check-params.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { PageSummary } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { SITE_FILE_NAME } from '../../content/site/site.ts';
import type { SourceLocator } from '../../content/source-locator.ts';
import { bytesOf } from '../wording/bytes.ts';
import { isOtherNumber, nearest } from '../wording/nearest.ts';

/** The kinds of sizes, in bytes; all but the first are uncompressed. */
const budgetKinds: BudgetKind[] = ['compressed', 'html', 'css', 'javascript', 'pictures'];

/** The maximum sizes of a page; kinds without a limit are left out. */
type Budget = { [kind in BudgetKind]?: number };

/** Returns whether any budget limits the compressed size, so that pages have to be compressed. */
export function countsCompressed({ settings }: Site): boolean {
  const { default: preset, routes = {} } = settings.budgets ?? {};
  return [preset, ...Object.values(routes)].some((budget) => budget?.compressed !== undefined);
}

/** Returns the budget of a route: the default, overridden by each matching pattern in turn. */
export function budgetFor({ settings }: Pick<Site, 'settings'>, route: string): Budget {
  const { default: preset, routes = {} } = settings.budgets ?? {};
  const fitting = Object.entries(routes).filter(([pattern]) => fits(pattern, route));
  const budget: typeof preset = Object.assign({}, preset, ...fitting.map(([, own]) => own));
  return Object.fromEntries(
    budgetKinds.flatMap((kind) => {
      const bytes = bytesOf(budget?.[kind]);
      return bytes === undefined ? [] : [[kind, bytes]];
    }),
  );
}

/**
 * Returns whether a pattern matches a route: `/blog/*` matches every page directly below /blog, `/blog/**` every page
 * below it.
 */
function fits(pattern: string, route: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*?/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  return new RegExp(`^${source}$`).test(route);
}

/** Returns the issues of pages that exceed their budget, each at the heaviest block or, for pictures, at the page. */
export function budgetIssues(site: Site, pages: PageSummary[], locator: SourceLocator): Issue[] {
  if (!site.settings.budgets) return [];
  return pages.flatMap((page) => {
    const budget = budgetFor(site, page.route);
    const pictures = picturesOf(site, page);
    const weights: { [kind in BudgetKind]?: number | undefined } = {
      ...page.weight,
      pictures: pictures.reduce((sum, { bytes }) => sum + bytes, 0),
    };
    return budgetKinds.flatMap((kind): Issue[] => {
      const [bytes, most] = [weights[kind], budget[kind]];
      if (bytes === undefined || most === undefined || bytes <= most) return [];
      return [overBudget(page, pictures[0], locator, { kind, bytes, most })];
    });
  });
}

/** Returns the issues of budgets whose pattern matches no page. */
export function budgetRouteIssues({ settings }: Site, pages: PageSummary[]): Issue[] {
  return Object.keys(settings.budgets?.routes ?? {}).flatMap((pattern): Issue[] => {
    if (pages.some(({ route }) => fits(pattern, route))) return [];
    const known = pages.map(({ route }) => route);
    const slashed = `/${pattern.replace(/^\/+|(?<=.)\/+$/g, '')}`;
    const near = pages.some(({ route }) => fits(slashed, route))
      ? slashed
      : nearest(pattern, known);
    // A page with another number is another page.
    const wanted = near && isOtherNumber(pattern, near) ? undefined : near;
    return [
      {
        code: 'broken-link',
        severity: 'warning',
        params: { reason: 'budget', pattern, wanted },
        file: SITE_FILE_NAME,
        path: ['budgets', 'routes', pattern],
        atKey: true,
      },
    ];
  });
}

/** A picture of a page and the size of its file. */
interface SizedPicture {
  picture: string;
  bytes: number;
}

/** Returns the pictures of a page that are published without scaling, the largest first. */
function picturesOf({ root }: Site, { unscaled = [] }: PageSummary): SizedPicture[] {
  const sizeOf = (picture: string) =>
    statSync(join(root, 'public', picture), { throwIfNoEntry: false })?.size ?? 0;
  return unscaled
    .map((picture) => ({ picture, bytes: sizeOf(picture) }))
    .sort((a, b) => b.bytes - a.bytes);
}

function overBudget(
  page: PageSummary,
  picture: SizedPicture | undefined,
  locator: SourceLocator,
  counted: { kind: BudgetKind; bytes: number; most: number },
): Issue {
  const { kind } = counted;
  const { heaviest } = page.weight ?? {};
  const block = kind === 'pictures' ? undefined : heaviest?.[kind === 'compressed' ? 'html' : kind];
  const ofPictures = kind === 'pictures' ? picture : undefined;
  const largest = block ? { block: block.type, bytes: block.bytes } : ofPictures;
  const path = block?.index === undefined ? [] : ['blocks', block.index, 'type'];
  return {
    code: 'over-budget',
    params: { route: page.route, ...counted, largest },
    ...locator.inPage(page, path),
  };
}
