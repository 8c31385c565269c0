/**
 * The pages that a template made in the last build. It makes all of them anew when one entry of its collection is edited; most
 * of them hold what they held, and need not be drawn.
 */
import type { Page, PageSummary } from '../../content/model/types.ts';
import { digestOf } from './digest.ts';

/** By page file, and by the route of each page. */
export type EarlierPages = Map<string, { drawnWith: string[]; pages: Map<string, PageSummary> }>;

/** Returns the state of all that a page is drawn from, beside what is the same for all pages. */
export const stateOf = (page: Page) => digestOf(JSON.stringify(page));

/** Returns the page of the last build that was drawn from the same, if there is one. */
export function sameEarlierPage(
  earlier: EarlierPages,
  { file, route, drawnFrom }: Pick<PageSummary, 'file' | 'route' | 'drawnFrom'>,
): PageSummary | undefined {
  const before = earlier.get(file)?.pages.get(route);
  return drawnFrom !== undefined && before?.drawnFrom === drawnFrom ? before : undefined;
}
