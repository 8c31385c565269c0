import type { PageSummary, Unpublished } from '../../content/model/types.ts';
import type { Use } from '../../content/model/use.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';

/** The result of processing one page file. */
export interface ProcessedFile {
  file: string;
  /** The dependencies of its pages, apart from the file itself and what all pages share. */
  uses: Use[];
  pages: PageSummary[];
  problems: Diagnostic[];
  /** Its pages that are not published now. */
  unpublished: Unpublished[];
  /** When something in it appears or disappears next, in milliseconds since 1970. */
  nextChange: number | undefined;
  /** Digest of its text. */
  digest: string;
}

/**
 * Pages of the last build, by route, of files that make several: when one entry of a collection is edited, most pages
 * of the collection need not be rendered again.
 */
export type EarlierPages = Map<string, PageSummary>;

/** Returns the page of the last build if it was rendered from the same data. */
export function sameEarlierPage(
  earlier: EarlierPages,
  { route, renderedFrom }: Pick<PageSummary, 'route' | 'renderedFrom'>,
): PageSummary | undefined {
  const before = earlier.get(route);
  return renderedFrom !== undefined && before?.renderedFrom === renderedFrom ? before : undefined;
}
