import type { Page, PageSummary, Unpublished } from '../../content/model/types.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import { digestOf } from './digest.ts';

/** What became of one page file. */
export interface ProcessedFile {
  file: string;
  /** What its pages were made from, beside the file itself and what all pages share. */
  uses: string[];
  pages: PageSummary[];
  problems: Diagnostic[];
  /** Its pages that are not published now. */
  unpublished: Unpublished[];
  /** When something in it appears or disappears next. */
  changes: number | undefined;
  /** The values of `_site.yaml` that the renderer read for its pages, when there are several. */
  renderedWith?: string[];
  /** A digest of its text. Empty when it could not be read. */
  stamp: string;
}

/**
 * The pages that a template made in the last build. It makes all of them anew when one entry of its collection is edited; most
 * of them hold what they held, and need not be drawn.
 */

/** By page file, and by the route of each page. */
export type EarlierPages = Map<string, { renderedWith: string[]; pages: Map<string, PageSummary> }>;

/** Returns the state of all that a page is drawn from, beside what is the same for all pages. */
export const stateOf = (page: Page) => digestOf(JSON.stringify(page));

/** Returns the page of the last build that was drawn from the same, if there is one. */
export function sameEarlierPage(
  earlier: EarlierPages,
  { file, route, renderedFrom }: Pick<PageSummary, 'file' | 'route' | 'renderedFrom'>,
): PageSummary | undefined {
  const before = earlier.get(file)?.pages.get(route);
  return renderedFrom !== undefined && before?.renderedFrom === renderedFrom ? before : undefined;
}
