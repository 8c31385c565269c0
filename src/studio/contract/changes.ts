/** Changes to files, what has become of them, and what takes them back. */
import type { Path, Problem, TextEdit, Value } from './values.ts';

export type { Change } from '../../editing/apply-changes.ts';

/** How one file gets its bytes back. Texts include a byte order mark. */
export interface FileUndo {
  file: string;
  /** The digest of the file to which this applies; `null` when it is not there. */
  digest: string | null;
  /** Where it differs, as offsets into its text. */
  edits?: TextEdit[];
  /** All of its text, where it is made anew; `null` when it is to go. */
  text?: string | null;
  /** The digest of the bytes that a file of public/ gets back; `null` when it is to go. */
  kept?: string | null;
}

/** What takes one answer back; it is sent as it came. */
export interface Undo {
  files: FileUndo[];
}

/** What has become of files. */
export interface ChangesAnswer {
  files: { [file: string]: { digest: string | null; diff: string } };
  problems: Problem[];
  undo: Undo;
  /** Whether the changes were made in place of an earlier one, which `undo` takes back with them. */
  hasReplaced?: boolean;
  /** The path of each change as it was made, where files were newer and places had moved. */
  paths?: Path[];
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

/** A problem with its place in the file's data, and a page that shows it. */
export interface SiteProblem extends Problem {
  path: Path;
  /** The route of a page that the file makes, or that uses it. */
  page?: string;
}

export interface SiteProblems {
  problems: SiteProblem[];
  /** The digests of the files that have problems, as their fixes are for. */
  digests: { [file: string]: string };
}
