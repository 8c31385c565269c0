/**
 * The issues that the content stage finds, as data: a code with its parameters, and the place as a path. Their
 * messages are made in src/diagnostics.
 */
import type { IssueParams } from './issue-params.ts';
import type { Scope } from './sources.ts';
import type { Block, DataPath, SourceLocation, TextEdit, TextRange } from './types.ts';

/** The permanent code of a kind of issue: `unknown-fragment`. */
type IssueName = keyof IssueParams;

/** The optional properties of an issue, besides its code and parameters. */
export interface Details {
  /** `warning` when the page can be shown to visitors all the same. */
  severity?: 'error' | 'warning';
  /** Whether the issue is about the key, not the value. */
  atKey?: boolean;
  /** The part of the value that the issue is about. */
  within?: string;
  /** The range in the file, when it is already known. */
  range?: TextRange;
  /** Edits that certainly correct the mistake, when the range is known. */
  edits?: TextEdit[];
  /** The values that templates see at the place, when the issue is one of the expansion. */
  scope?: Scope;
  /** The route of the page that has the issue, when the file makes several. */
  route?: string;
  /** The template through which a value of a site file or an entry was found: its place, and the name in it. */
  template?: { location: SourceLocation; name: string[] };
  /** Where the file is used, when it is not a page of its own, such as a fragment. */
  usedBy?: SourceLocation | undefined;
}

/** An issue before its place is known. */
export type UnlocatedIssue = {
  [Name in IssueName]: { code: Name; params: IssueParams[Name] } & Details;
}[IssueName];

/** An issue of a value of a finished page, before its place in the files is known. */
export interface ValueIssue {
  issue: UnlocatedIssue;
  /** The path of the value in the finished page. */
  path: DataPath;
}

/** An issue with the file and path of its value. Lines and columns are looked up when it is reported. */
export type Issue = UnlocatedIssue & SourceLocation;

/** A block of type `_problem`, with the issues of the block that it replaces. */
export interface ProblemCard {
  card: Block;
  issues: Issue[];
}
