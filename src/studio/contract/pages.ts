/** Pages and files as Studio shows them. */
import type { Data, DataPath, SourceLocation } from '../../content/model/types.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';

/** A block of a page, with its nested blocks. */
export interface BlockEntry {
  /** Its path in the finished page: `['blocks', 2]`. */
  path: DataPath;
  type: string;
  title: string;
  /** Where it is written, and so where changes are made. */
  source: SourceLocation;
  /** Where the fragment that contains it is used, if there is one. */
  usedBy?: SourceLocation;
  blocks?: BlockEntry[];
}

export interface PageResponse {
  route: string;
  file: string;
  digest: string;
  /** The digests of all files that its blocks are written in. */
  digests: { [file: string]: string };
  title: string;
  /** What search engines show. */
  search: { title: string; description: string };
  blocks: BlockEntry[];
  /** The blocks of the frame, before and after the page's own. */
  frame: BlockEntry[];
  problems: Diagnostic[];
}

export interface FileData {
  file: string;
  digest: string;
  data: Data;
}

/** The text of a file, as it is on disk. */
export interface FileText {
  file: string;
  text: string;
  digest: string;
  problems: Diagnostic[];
}

/** A page in the list of all pages. */
export interface PageEntry {
  /** Its address; with its parameters in brackets if the file makes several pages. */
  route: string;
  file: string;
  title: string;
  isDraft: boolean;
  /** The pages made from the file, if there are several. */
  pages?: { route: string; title: string }[];
}

/** A page to create; `from` is the file of a page to copy. Without it the page is empty. */
export interface NewPageRequest {
  route: string;
  title: string;
  description: string;
  from?: string | undefined;
}

/** A link to a page. */
export interface PageLink {
  file: string;
  line: number;
  column: number;
}
