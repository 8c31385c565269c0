/** What the server answers below `/_edit/api`. */

/** Any value that YAML can hold. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Group = { [key: string]: Value };

/** The way to a value: `['blocks', 2, 'title']`. */
export type Path = (string | number)[];

export interface Problem {
  code: string;
  severity: 'error' | 'warning';
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  message: string;
  hint: string;
  suggestion?: string;
  /** What mends it, as offsets into the file's text. */
  edits?: TextEdit[];
}

export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** A problem with its place in the file's data, and a page that shows it. */
export interface SiteProblem extends Problem {
  path: Path;
  page?: string;
}

export interface SiteProblems {
  problems: SiteProblem[];
  digests: Record<string, string>;
}

/** A block of a page as it is shown. */
export interface BlockEntry {
  /** In the page that is shown. */
  path: Path;
  type: string;
  /** Where it is written. */
  source: { file: string; path: Path };
  /** Where the fragment that it is written in is used, when it stands in one. */
  usedBy?: { file: string; path: Path };
  title: string;
  /** The blocks that stand in it. */
  blocks?: BlockEntry[];
}

export interface PageAnswer {
  file: string;
  title: string;
  digest: string;
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

export interface Change {
  file: string;
  path: Path;
  op: 'set' | 'insert' | 'remove' | 'move';
  value?: Value | undefined;
  /** Whether other places of the file may change with it that have the same value by an alias. */
  isShared?: boolean | undefined;
  /** Where an item stands after a move; with the file, where that is another one. */
  to?: Path | { file: string; path: Path } | undefined;
}

/** What takes back one answer; it is sent as it came. */
export type UndoStep = { files: unknown[] };

export interface ChangeAnswer {
  files: Record<string, { digest: string; diff: string }>;
  problems: Problem[];
  undo: UndoStep;
  /** Whether `undo` takes back the change that was to be replaced as well. */
  hasReplaced?: boolean;
}

/** The part of JSON Schema that the forms are drawn from. */
export interface FormSchema {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  definitions?: Record<string, FormSchema>;
  'x-default'?: unknown;
  [keyword: string]: unknown;
}

export interface LibraryBlock {
  type: string;
  title: string;
  description: string;
  keywords: string[];
  /** Left out where the site lacks what the block needs. */
  example?: Group;
  preview?: string;
}

export interface Forms {
  schemas: {
    blocks: Record<string, FormSchema>;
    page: FormSchema;
    site: FormSchema;
    /** Of a row, by the name of its collection, where there is one. */
    collections?: Record<string, FormSchema>;
    definitions: Record<string, FormSchema>;
  };
  library: LibraryBlock[];
}

export interface Choices {
  pages: { route: string; title: string; anchors: string[] }[];
  pictures: string[];
  videos: string[];
  files: string[];
  icons: string[];
  fragments: string[];
  /** The rows of each collection, with the texts that fields may name them by. */
  rows: Record<string, { title: string; fields: Record<string, string> }[]>;
}

/** What differs from the last commit. */
export interface SiteDifference {
  id: string;
  file: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  sentence: string;
  path: Path;
  before?: Value;
  after?: Value;
}

export interface Overview {
  differences: SiteDifference[];
  /** What is published to; absent when commits stay on this computer. */
  remote?: string;
  /** How many commits the remote has not got. */
  unpushed: number;
}

/** An earlier version of a file. */
export interface Version {
  commit: string;
  author: string;
  date: string;
  subject: string;
}

export interface VersionAnswer {
  text: string;
  /** What has changed since, in sentences. */
  since: string[];
}

/** A value that was to be set where somebody else has set another. */
export interface Conflict {
  file: string;
  path: Path;
  value: Value;
  /** Where it belongs now, with what is there; left out when that place is gone. */
  place?: Path;
  now?: Value;
}

export interface Published {
  message: string;
  pushedTo?: string;
}

/** A page that is to be made; `from` is the file of the page that is copied. */
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
