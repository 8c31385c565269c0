/** The result of reading a page file. */

import type { Issue, ProblemCard } from './model/issue.ts';
import type { Source } from './model/sources.ts';
import type { Page, Unpublished } from './model/types.ts';
import type { Use } from './model/use.ts';
import type { YamlFile } from './model/yaml-file.ts';
import type { PageNotes } from './transform/page-notes.ts';

/** A finished page with the data that its checks need. */
export interface PageReview {
  page: Page;
  /** The notes on its blocks; `undefined` where it has an error. */
  notes: PageNotes | undefined;
  /** Where its values are written. */
  sources: Source[];
  /** Its route, where the file makes several pages. */
  route?: string;
}

/** The result of reading one page file: its pages and issues. */
export interface LoadedFile {
  pages: Page[];
  /** The input of the pages' checks, in the order of the pages. */
  reviews: PageReview[];
  issues: Issue[];
  cards: ProblemCard[];
  /** The file's pages that are not published now. */
  unpublished: Unpublished[];
  /**
   * When content of the file is published or expires next, in milliseconds since 1970; `undefined` when nothing is
   * due.
   */
  changes: number | undefined;
  /** The dependencies of the file's pages. */
  uses: Use[];
  /** The parsed file; `undefined` when it could not be read as a page. */
  source: YamlFile | undefined;
}
