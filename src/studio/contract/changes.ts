/** Changes to files, their results, and their undo steps. */
import type { Data, DataPath } from '../../content/model/types.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';

export type { Change } from '../../editing/apply-changes.ts';

/** How the bytes of one file are restored. */
export interface FileUndo {
  file: string;
  /** The digest of the file to which this applies; `null` when there is no file. */
  digest: string | null;
  /** Identifies the bytes that are restored; `null` when the file is deleted. */
  kept: string | null;
}

/** The undo step of one response; it is sent back unchanged. */
export interface Undo {
  files: FileUndo[];
}

/** The result of changes to files. */
export interface ChangesResponse {
  files: { [file: string]: { digest: string | null; diff: string } };
  problems: Diagnostic[];
  undo: Undo;
  /** Whether the changes replace an earlier one, which `undo` reverts as well. */
  hasReplaced?: boolean;
  /** The path of each change as it was made, if the files were newer and places had moved. */
  paths?: DataPath[];
}

/** A value that was refused because somebody else has set another. */
export interface Conflict {
  file: string;
  path: DataPath;
  value: Data;
  /** Its current path and value; missing when its place is gone. */
  place?: DataPath;
  now?: Data;
}

/** A problem with its path in the file's data, and a page that shows it. */
export interface SiteProblem extends Diagnostic {
  path: DataPath;
  /** The route of a page that is made from the file, or uses it. */
  page?: string;
}

export interface SiteProblems {
  problems: SiteProblem[];
  /** The digests of the files with problems, to which the fixes apply. */
  digests: { [file: string]: string };
}
