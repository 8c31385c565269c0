import type { PageSummary, Unpublished } from '../../content/model/types.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';

/** What became of one page file. */
export interface ProcessedFile {
  file: string;
  /** The index of its share, where several threads share its pages. */
  share?: number;
  /** What its pages were made from, beside the file itself and what all pages share. */
  uses: string[];
  pages: PageSummary[];
  problems: Diagnostic[];
  /** Its pages that are not published now. */
  unpublished: Unpublished[];
  /** When something in it appears or disappears next. */
  changes: number | undefined;
  /** The values of `_site.yaml` that the renderer read for its pages, when there are several. */
  drawnWith?: string[];
  /** The state that the file was read in: its time, or of one that was only checked a digest of its text. Empty when it could not be read. */
  stamp: string;
}
