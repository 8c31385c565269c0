/** Mistakes in writing YAML, which are found in the text of a file. */
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

/** The parameters of such a mistake. */
export interface SyntaxParams extends Found {
  reason: 'syntax';
}

/** What is known of a mistake in writing; nothing where the parser only gives up. */
export interface Found {
  /** The line as it would be right. */
  right?: string;
  /** The name, the bracket or the character that it is about. */
  found?: string;
  /** What should stand there. */
  wanted?: string;
  /** The line to compare it with, or another one that it is about. */
  other?: number;
  /** How far the line is indented, and how far it has to be. */
  indent?: { is: number; wanted: number };
  /** In how many further lines the same is wrong. */
  more?: number;
  /** What else may have been meant. */
  advice?: string | undefined;
}
