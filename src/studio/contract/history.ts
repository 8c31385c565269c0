/** What differs from the last commit, what is published, and earlier versions. */
import type { Path, Value } from './values.ts';

/** One difference from the last commit. */
export interface SiteDifference {
  /** Names the difference as long as it stays the same. */
  id: string;
  file: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  sentence: string;
  /** Where the value is in the file, or was when it is gone; empty for a file as a whole. */
  path: Path;
  before?: Value;
  after?: Value;
}

/** What Studio shows before publishing. */
export interface Overview {
  differences: SiteDifference[];
  /** The remote that is published to; absent when commits stay on this computer. */
  remote?: string;
  /** How many commits the remote has not got. */
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
  /** As in ISO 8601, with the author's time zone. */
  date: string;
  subject: string;
}

export interface VersionAnswer {
  text: string;
  /** What has changed since, in sentences. */
  since: string[];
}
