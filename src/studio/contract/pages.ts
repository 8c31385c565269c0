/** Pages and files as Studio shows them. */
import type { SourceLocation } from '../../content/model/types.ts';
import type { Path, Problem, Value } from './values.ts';

/** A block of a page, with the blocks that stand in it. */
export interface BlockEntry {
  /** Its place in the finished page: `['blocks', 2]`. */
  path: Path;
  type: string;
  title: string;
  /** Where it is written: changes go there. */
  source: SourceLocation;
  /** Where the fragment that it is written in is used, when it stands in one. */
  usedBy?: SourceLocation;
  blocks?: BlockEntry[];
}

export interface PageAnswer {
  route: string;
  file: string;
  digest: string;
  /** The digests of all files that its blocks are written in. */
  digests: { [file: string]: string };
  title: string;
  /** What search engines show. */
  search: { title: string; description: string };
  blocks: BlockEntry[];
  /** The blocks before and after those of every page. */
  frame: BlockEntry[];
  problems: Problem[];
}

export interface FileData {
  file: string;
  digest: string;
  data: Value;
}

/** A file's text, as it is on disk. */
export interface FileText {
  file: string;
  text: string;
  digest: string;
  problems: Problem[];
}

/** A page in the list of all. */
export interface PageEntry {
  /** Its address; with its parameters in brackets where the file makes several pages. */
  route: string;
  file: string;
  title: string;
  isDraft: boolean;
  /** The pages that its file makes, where those are several. */
  pages?: { route: string; title: string }[];
}

/** A page that is to be made; `from` is the file of the page that is copied, which is empty where it is left out. */
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
