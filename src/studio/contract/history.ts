/** Differences from the last commit, publishing, and earlier versions. */
import type { Data, DataPath } from '../../content/model/types.ts';

/** One difference from the last commit. */
export interface SiteDifference {
  /** Identifies the difference while it stays the same. */
  id: string;
  file: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  sentence: string;
  /** The path of the value in the file, or its former path when it is gone; empty for a whole file. */
  path: DataPath;
  before?: Data;
  after?: Data;
}

/** What Studio shows before publishing. */
export interface Overview {
  differences: SiteDifference[];
  /** The remote to publish to; missing when commits stay on this computer. */
  remote?: string;
  /** How many commits the remote lacks. */
  unpushed: number;
}

/** What was committed, and where it was pushed to. */
export interface Published {
  message: string;
  pushedTo?: string;
}

/** An earlier version of a file. */
export interface Version {
  commit: string;
  author: string;
  /** In ISO 8601, with the author's time zone. */
  date: string;
  subject: string;
}

export interface VersionResponse {
  text: string;
  /** The changes since, as sentences. */
  since: string[];
}
