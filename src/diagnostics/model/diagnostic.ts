/** The type of a diagnostic, as all reports get it. */
import type { IssueParams } from '../../content/model/issue-params.ts';
import type { TextEdit } from '../../content/model/types.ts';
import type { SchemaParams } from './schema-params.ts';
import type { SyntaxName } from './syntax-params.ts';

/** The permanent name of a kind of diagnostic: `unknown-block`. */
export type DiagnosticName =
  | Exclude<keyof IssueParams, 'invalid' | 'invalid-yaml'>
  | keyof SchemaParams
  | SyntaxName;

/** Its permanent code: `PW101`. */
export type DiagnosticCode = `PW${number}`;

/** A code or a name of a rule of the site's own. */
type OwnName = string & { own?: never };

/** One thing that is wrong, with its place and what to do. Lines and columns count from 1; `file` is relative to the site's folder. */
export interface Diagnostic {
  /** Its code, or that of a rule of the site's own: `ACME1`. */
  code: DiagnosticCode | OwnName;
  name: DiagnosticName | OwnName;
  severity: 'error' | 'warning';
  file: string;
  line: number;
  column: number;
  endLine: number;
  /** The column after the last character. */
  endColumn: number;
  /** What is wrong, in one plain sentence. */
  message: string;
  /** What to write instead, or where to look. */
  hint: string;
  /** The nearest allowed word, when one is near. */
  suggestion?: string;
  /** The field that is missing, where one is. */
  missing?: string;
  /** The edits that correct it, where only one correction is possible: changes to the file's text, whose characters count from 0. */
  edits?: TextEdit[];
  /** The route in whose page it shows, when it is not the file's only route. */
  route?: string;
  /** Where a fragment or a row is used, when it shows there: `pages/index.yaml:12`. */
  usedBy?: string;
  /** The value of the site file that is asked for in vain, until joinLost has made one diagnostic of all such places. */
  lost?: { name: string; field?: string | undefined };
}

/** Returns the file that uses the one with the mistake, as a page uses a fragment. */
export const userOf = ({ usedBy }: Diagnostic) => usedBy?.replace(/:\d+$/, '');
