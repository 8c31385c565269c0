/** What the content stage finds wrong, as data: a code with its parameters, and the place as a path. Sentences are made of it in src/diagnostics. */
import type { IssueParams } from './issue-params.ts';
import type { DataPath, Place, Spot, TextEdit } from './types.ts';

/** The permanent name of a kind of issue: `unknown-fragment`. */
export type IssueName = keyof IssueParams | WordedName;

/** What is known of an issue beside its kind. */
export interface Details {
  /** Whether visitors can be shown the page all the same. */
  severity?: 'warning';
  /** Whether the name of the value is meant, not the value. */
  atKey?: boolean;
  /** The part of the value that is meant. */
  within?: string;
  /** The place, where it is known already. */
  place?: Place;
  /** Whether it follows from an issue that is reported elsewhere, such as a file that cannot be read. */
  follows?: boolean;
  /** The route in whose page it shows, where the file makes several. */
  route?: string;
  /** Where the file is pulled in, when it does not stand for itself. */
  usedBy?: Spot | undefined;
}

/** What a field that stands in the wrong place is a field of. */
export interface Belongs {
  to: string;
  /** The field without a value above it, below which it was meant to stand. */
  below?: string;
}

/** Kinds of issues whose sentences are still written where they are found. */
export interface Worded extends Details {
  code: WordedName;
  params?: undefined;
  message: string;
  hint: string;
  suggestion?: string;
  /** Whether the suggestion can be put in place without asking. */
  sure?: true;
  /** How the value is mended for certain; `quote` puts it in quotation marks as it is written, as `‹quoted›` in the hint shows it. */
  fix?: 'quote' | { text: string };
  /** The field that is missing in the value. */
  missing?: string;
  /** Where a misplaced field belongs. */
  belongs?: Belongs;
  /** Whether a text is needed where a list or a group stands. */
  wantsText?: true;
  /** The value of the site file, `site.contact.phone`, that a template asks for in vain. */
  lost?: string;
  /** What mends it for certain, where `place` is given. */
  edits?: TextEdit[];
}

/** Kinds of issues that are data alone. */
type Plain = {
  [Name in keyof IssueParams]: { code: Name; params: IssueParams[Name] } & Wordless & Details;
}[keyof IssueParams];

type Wordless = { [Field in Exclude<keyof Worded, keyof Details | 'code' | 'params'>]?: undefined };

/** An issue before its place is known. */
export type Unplaced = Worded | Plain;

/** An issue of a value of a finished page, before its place in the files is known. */
export interface ValueIssue {
  issue: Unplaced;
  /** The way to the value in the finished page. */
  path: DataPath;
}

/** An issue that has its sentences already. */
export type WordedIssue = Worded & Spot;

/** An issue whose sentences are made by its rule. */
export type PlainIssue = Exclude<Plain, { code: 'invalid' | 'invalid-yaml' | 'slip' }> & Spot;

/** Something that is wrong with a value. Lines and columns are looked up when it is reported to somebody. */
export type Issue = Unplaced & Spot;

/** Their names. */
export type WordedName =
  | 'broken-block-type'
  | 'letter-case'
  | 'template-error'
  | 'unknown-key'
  | 'missing-field'
  | 'wrong-type'
  | 'wrong-value'
  | 'missing-value'
  | 'empty-list'
  | 'misplaced-key'
  | 'renamed-key'
  | 'odd-markdown'
  | 'escape'
  | 'unprintable-character'
  | 'list-in-line'
  | 'line-without-name'
  | 'stray-comma'
  | 'empty-file'
  | 'not-utf8'
  | 'file-too-large'
  | 'unreadable-file'
  | 'too-many-aliases'
  | 'too-deep'
  | 'odd-name'
  | 'syntax-error'
  | 'tab'
  | 'indentation'
  | 'missing-space'
  | 'unquoted-colon'
  | 'unquoted-template'
  | 'unquoted-comment'
  | 'unclosed-quote'
  | 'text-after-quote'
  | 'unclosed-bracket'
  | 'duplicate-key'
  | 'special-character'
  | 'block-text'
  | 'second-document'
  | 'conflict-marker'
  | 'smart-quote'
  | 'odd-space'
  | 'missing-comma'
  | 'unquoted-comma'
  | 'missing-dash';
