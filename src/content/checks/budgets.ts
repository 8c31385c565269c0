/** What pages may weigh: `budgets` of `_site.yaml`. Pictures are counted from their files; the rest is known once a page is drawn. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../issue.ts';
import { meant } from '../problems/nearest.ts';
import type { Site } from '../site.ts';
import { siteFileName } from '../site-file.ts';
import type { DataObject, PageSummary } from '../types.ts';
import { bytesOf, sayBytes } from './bytes.ts';
import type { Places } from './places.ts';

/** What is counted, in bytes; all but the first before compression. */
const budgetKinds = ['compressed', 'html', 'css', 'javascript', 'pictures'] as const;
export type BudgetKind = (typeof budgetKinds)[number];

const words: { [kind in BudgetKind]: string } = {
  compressed: 'HTML with styles when compressed',
  html: 'HTML',
  css: 'style sheets',
  javascript: 'JavaScript',
  pictures: 'pictures',
};

/** The most that a page may weigh; what is not limited is left out. */
export type Budget = { [kind in BudgetKind]?: number };

/** `budgets` of `_site.yaml`, checked already. */
interface Budgets {
  default?: DataObject;
  routes?: { [pattern: string]: DataObject };
}

/** Whether pages have to be compressed to be weighed. */
export function countsCompressed({ config }: Site): boolean {
  const { default: preset, routes } = (config.budgets ?? {}) as Budgets;
  return [preset, ...Object.values(routes ?? {})].some((said) => said?.compressed !== undefined);
}

/** The budget of a route: the default, and what the patterns that fit it say, the last one first. */
export function budgetFor({ config }: Pick<Site, 'config'>, route: string): Budget {
  const { default: preset, routes } = (config.budgets ?? {}) as Budgets;
  const fitting = Object.entries(routes ?? {}).filter(([pattern]) => fits(pattern, route));
  const said = Object.assign({}, preset, ...fitting.map(([, own]) => own)) as DataObject;
  return Object.fromEntries(
    budgetKinds.flatMap((kind) => {
      const bytes = bytesOf(said[kind]);
      return bytes === undefined ? [] : [[kind, bytes]];
    }),
  );
}

/** `/blog/*` is every page directly below /blog, `/blog/**` every page below it. */
function fits(pattern: string, route: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*?/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  return new RegExp(`^${source}$`).test(route);
}

/** Pages that are over their budget, each a warning at the block that weighs most, or at its picture. */
export function budgetIssues(site: Site, pages: PageSummary[], places: Places): Issue[] {
  if (!site.config.budgets) return [];
  return pages.flatMap((page) => {
    const budget = budgetFor(site, page.route);
    const weights: { [kind in BudgetKind]?: number | undefined } = {
      ...page.weight,
      pictures: pictureBytes(site, page.drawings ?? []).total,
    };
    return budgetKinds.flatMap((kind): Issue[] => {
      const [bytes, most] = [weights[kind], budget[kind]];
      if (bytes === undefined || most === undefined || bytes <= most) return [];
      return [overBudget(site, page, places, { kind, bytes, most })];
    });
  });
}

/** Budgets for routes that no page has. */
export function budgetRouteIssues({ config }: Site, pages: PageSummary[]): Issue[] {
  const { routes } = (config.budgets ?? {}) as Budgets;
  return Object.keys(routes ?? {}).flatMap((pattern): Issue[] => {
    if (pages.some(({ route }) => fits(pattern, route))) return [];
    const known = pages.map(({ route }) => route);
    const slashed = `/${pattern.replace(/^\/+|(?<=.)\/+$/g, '')}`;
    const suggestion = pages.some(({ route }) => fits(slashed, route))
      ? slashed
      : meant(pattern, known).suggestion;
    return [
      {
        code: 'broken-link',
        severity: 'warning',
        message: `No page has the address ${pattern}, so this budget is for none.`,
        hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}/blog/* means the pages directly below /blog, /blog/** all below it.`,
        ...(suggestion ? { suggestion } : {}),
        file: siteFileName,
        path: ['budgets', 'routes', pattern],
        atKey: true,
      },
    ];
  });
}

function pictureBytes(
  site: Site,
  paths: string[],
): { total: number; heaviest?: string; bytes: number } {
  let [total, bytes] = [0, 0];
  let heaviest: string | undefined;
  for (const path of paths) {
    const size = sizeOf(site, path);
    total += size;
    if (size > bytes) [heaviest, bytes] = [path, size];
  }
  return { total, bytes, ...(heaviest && { heaviest }) };
}

const known = new WeakMap<Set<string>, Map<string, number>>();

/** The size of a public file, looked up once for each reading of the public folder. */
function sizeOf({ root, publicFiles }: Site, path: string): number {
  const sizes = known.get(publicFiles) ?? new Map<string, number>();
  known.set(publicFiles, sizes);
  let size = sizes.get(path);
  if (size === undefined) {
    size = statSync(join(root, 'public', path), { throwIfNoEntry: false })?.size ?? 0;
    sizes.set(path, size);
  }
  return size;
}

function overBudget(
  site: Site,
  page: PageSummary,
  places: Places,
  { kind, bytes, most }: { kind: BudgetKind; bytes: number; most: number },
): Issue {
  const { heaviest } = page.weight ?? {};
  const block = kind === 'pictures' ? undefined : heaviest?.[kind === 'compressed' ? 'html' : kind];
  const picture = kind === 'pictures' ? pictureBytes(site, page.drawings ?? []) : undefined;
  const blockSaid = block && ` Its heaviest block is the ${block.type} (${sayBytes(block.bytes)}).`;
  const pictureSaid =
    picture?.heaviest && ` The heaviest is ${picture.heaviest} (${sayBytes(picture.bytes)}).`;
  const path = block?.index === undefined ? [] : ['blocks', block.index, 'type'];
  return {
    code: 'over-budget',
    severity: 'warning',
    message: `The page ${page.route} has ${sayBytes(bytes)} of ${words[kind]}; its budget is ${sayBytes(most)}.${blockSaid ?? pictureSaid ?? ''}`,
    hint: 'Divide the page, take something out of it, or change budgets: in pages/_site.yaml.',
    ...places.inPage(page, path),
  };
}
