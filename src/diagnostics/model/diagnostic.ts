/** The type of a diagnostic, used by all reports. */
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { DataPath, TextEdit, TextRange } from '../../content/model/types.ts';
import type { SchemaParams } from './schema-params.ts';
import type { SyntaxName } from './syntax-params.ts';

/** The permanent name of a kind of diagnostic: `unknown-block`. */
export type DiagnosticName =
  | Exclude<keyof IssueParams, 'invalid' | 'invalid-yaml'>
  | keyof SchemaParams
  | SyntaxName;

/** Its permanent code: `PW101`. */
export type DiagnosticCode = `PW${number}`;

/** A code or name of one of the site's own rules. */
type OwnName = string & { own?: never };

/** One problem, with its place and a hint; `file` is relative to the site's folder. */
export interface Diagnostic extends TextRange {
  /** The code, or that of one of the site's own rules: `ACME1`. */
  code: DiagnosticCode | OwnName;
  name: DiagnosticName | OwnName;
  severity: 'error' | 'warning';
  file: string;
  /** What is wrong, in one plain sentence. */
  message: string;
  /** What to write instead, or where to look. */
  hint: string;
  /** The nearest allowed word, when one is near. */
  suggestion?: string;
  /** The name of the missing field, for a diagnostic about one. */
  missing?: string;
  /** The edits that correct it, when only one correction is possible: offsets into the file's text, from 0. */
  edits?: TextEdit[];
  /** The route of the page that has the problem, when the file makes several. */
  route?: string;
  /** Where the fragment or entry is used, for a problem that shows there: `pages/index.yaml:12`. */
  usedBy?: string;
  /** The other places with the same mistake: `pages/index.yaml:12:5`. */
  others?: string[];
  /** The missing name that the value refers to, until `joinLost` has merged all diagnostics of that name. */
  lost?: Lost;
}

/** The number of known names from which on no new name is looked for: each is searched for in the whole site. */
export const MAX_NAMES = 60;

/** How lists of entries use the fields of those. */
export const usesInLists = ['sort: *', 'sort: -*', 'where: *', 'where: { *'];

/** A name that a value refers to and that nothing has. */
export type Lost = {
  /** The missing word: `phone`. */
  word: string;
  /** The full name of a value of the site file, `site.contact.phone`, and the field of a single value. */
  name?: string;
  field?: string | undefined;
  /** The names that are there; the same name among others is another one. */
  known?: string[];
  /** How a file uses such a name, with a star in its place: `collection: *`. */
  uses?: string[];
  /** The collection whose entries have such names, and their field: the slugs of `gallery-tabs`. */
  entries?: { collection: string; field: string };
  /** Where the file of this name would have to be: `public/images/hall.jpg`. */
  file?: string | undefined;
  /** Whether the whole file belongs elsewhere, so that its other problems follow. */
  isOfFile?: true;
  /** What the hint says besides the name that was probably meant. */
  rest?: string;
  /** The place that asks for the name, and what is told there when no use, `name: team`, gives it. */
  everywhere?: { use: string; file: string; path: DataPath; message: string; hint: string };
};

/** Returns the file that uses the file of a diagnostic, as a page uses a fragment. */
export const userOf = ({ usedBy }: Diagnostic) => usedBy?.replace(/:\d+$/, '');
