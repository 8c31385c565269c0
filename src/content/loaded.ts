/** What reading the files of a site gives. */

import type { Issue } from './model/issue.ts';
import type { Source } from './model/sources.ts';
import type { Block, LinkUse, Page, Unpublished } from './model/types.ts';
import type { YamlFile } from './model/yaml-file.ts';
import type { PageNotes } from './transform/page-notes.ts';
import type { Card } from './transform/page-transform.ts';

/** What the checks of a finished page need beside the page. */
export interface PageReview {
  page: Page;
  /** The notes on its blocks; `undefined` where it has an error. */
  notes: PageNotes | undefined;
  /** Where its values are written. */
  sources: Source[];
  /** Its route, where the file makes several pages. */
  route?: string;
}

/** What reading one page file gives: its pages, and the issues that keep them from being rendered. */
export interface LoadedFile {
  pages: Page[];
  /** What the checks of the pages need, in their order. */
  reviews: PageReview[];
  issues: Issue[];
  cards: Card[];
  /** The file's pages that are not published now. */
  unpublished: Unpublished[];
  /** When something in it appears or disappears next, in milliseconds since 1970. */
  changes: number | undefined;
  /** `collections/services`, `fragments/partners`: what else the file's pages were made from. */
  uses: string[];
  /** What was read, when it could be read as YAML. */
  source: YamlFile | undefined;
}

/** What surrounds every page. */
export interface LoadedFrame {
  before: Block[];
  after: Block[];
  links: LinkUse[];
  /** The links of what surrounds the pages of other languages, by their folders. */
  others: { folder: string; links: LinkUse[] }[];
  anchors: string[];
  issues: Issue[];
  cards: Card[];
  uses: string[];
}
