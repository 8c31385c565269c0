import type { PageSummary, Unpublished } from '../../content/model/types.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';

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
  /** A digest of its text. Empty when it could not be read. */
  digest: string;
}

/**
 * Pages of the last build, by their routes, of files that make several: when one entry of a collection is edited, most of the pages that
 * are made from the collection need not be rendered again.
 */
export type EarlierPages = Map<string, PageSummary>;

/** Returns the page of the last build that was rendered from the same data, if there is one. */
export function sameEarlierPage(
  earlier: EarlierPages,
  { route, renderedFrom }: Pick<PageSummary, 'route' | 'renderedFrom'>,
): PageSummary | undefined {
  const before = earlier.get(route);
  return renderedFrom !== undefined && before?.renderedFrom === renderedFrom ? before : undefined;
}
