/** Mistakes in YAML syntax, found in the text of a file. */
export type SyntaxName =
  | 'syntax-error'
  | 'tab'
  | 'indentation'
  | 'missing-space'
  | 'unquoted-colon'
  | 'unquoted-template'
  | 'unquoted-comment'
  | 'unquoted-comma'
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
  | 'missing-dash'
  | 'missing-value'
  | 'escape'
  | 'list-in-line'
  | 'line-without-name'
  | 'unprintable-character'
  | 'too-many-aliases'
  | 'too-deep';

/** The parameters of a syntax mistake. */
export interface SyntaxParams extends Found {
  reason: 'syntax';
}

/** The facts about a syntax mistake; none when no finder recognises it. */
export interface Found {
  /** The corrected line. */
  right?: string;
  /** The key, bracket or character that it is about. */
  found?: string;
  /** The character that stands in the place of the right one. */
  instead?: string | undefined;
  /** The key that is missing before it. */
  lost?: string;
  /** The text that should be there. */
  wanted?: string;
  /** The number of the line to compare it with, or of another line that it is about. */
  other?: number;
  /** The lines in which the entries of a list without dashes begin. */
  starts?: number[];
  /** The name of the group or list in the line `other` that the line belongs to. */
  head?: string | undefined;
  /** The indentation of the line, and the required one. */
  indent?: { is: number; wanted: number };
  /** How many further lines have the same mistake. */
  more?: number;
  /** What else may have been meant. */
  advice?: string | undefined;
}
