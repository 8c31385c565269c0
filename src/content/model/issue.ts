/** What the content stage finds wrong, as data: a code with its parameters, and the place as a path. Sentences are made of it in src/diagnostics. */
import type { IssueParams } from './issue-params.ts';
import type { DataPath, SourceLocation, TextEdit, TextRange } from './types.ts';

/** The permanent name of a kind of issue: `unknown-fragment`. */
type IssueName = keyof IssueParams;

/** What is known of an issue beside its kind. */
export interface Details {
  /** Whether visitors can be shown the page all the same. */
  severity?: 'warning';
  /** Whether the name of the value is meant, not the value. */
  atKey?: boolean;
  /** The part of the value that is meant. */
  within?: string;
  /** The place, where it is known already. */
  place?: TextRange;
  /** What corrects it for certain, where the place is known. */
  edits?: TextEdit[];
  /** Whether it follows from an issue that is reported elsewhere, such as a file that cannot be read. */
  follows?: boolean;
  /** The route in whose page it shows, where the file makes several. */
  route?: string;
  /** Where the file is pulled in, when it does not stand for itself. */
  usedBy?: SourceLocation | undefined;
}

/** An issue before its place is known. */
export type Unplaced = {
  [Name in IssueName]: { code: Name; params: IssueParams[Name] } & Details;
}[IssueName];

/** An issue of a value of a finished page, before its place in the files is known. */
export interface ValueIssue {
  issue: Unplaced;
  /** The way to the value in the finished page. */
  path: DataPath;
}

/** Something that is wrong with a value. Lines and columns are looked up when it is reported to somebody. */
export type Issue = Unplaced & SourceLocation;
