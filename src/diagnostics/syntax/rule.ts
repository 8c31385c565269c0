import type { Place, TextEdit } from '../../content/model/types.ts';
import type { DiagnosticName } from '../model/diagnostic.ts';
import type { SourceLine } from './source-lines.ts';

/** A mistake in writing, with its place. */
export interface Mistake {
  code: DiagnosticName;
  message: string;
  hint: string;
  place: Place;
  edits?: TextEdit[];
}

/** What the parser says of a text that it cannot read. Lines and columns count from 1. */
export interface ParserError {
  reason: string;
  line: number;
  column: number;
}

/** A text with a mistake, as rules see it. */
export interface Source {
  text: string;
  lines: SourceLine[];
  /** Nothing for a text that can be read, but has a value that nobody meant. */
  error?: ParserError;
}

/** A mistake that a rule has found in a line, with what repairs it. */
export interface Match {
  /** Where it is not the rule's own. */
  code?: DiagnosticName;
  /** Where it is another line than the one that was looked at. */
  line?: SourceLine;
  /** The columns of the part that is shown. */
  from: number;
  to: number;
  message: string;
  hint: string;
  /** The text can be read with them; a match whose edits do not help is not told. */
  edits: TextEdit[];
  /** Whether the edits may be only one of several ways, so that they are not made without asking. */
  unsure?: true;
  /** How unlikely it is among matches that repair the text equally well; 0 where it is not said. */
  rank?: number;
}

/** One kind of mistake in writing YAML. */
export interface SyntaxRule {
  code: DiagnosticName;
  /** A text with the mistake, and the same text with the edits made. */
  bad: string;
  good: string;
  /** Returns what may be wrong with a line, and for each possibility what repairs it: the best first. */
  applies(line: SourceLine, source: Source): Match[];
}

/** Returns the match whose only edit puts `text` in place of the columns that are shown. */
export function replacing(
  { offset }: SourceLine,
  [from, to]: [number, number],
  text: string,
  said: Pick<Match, 'message' | 'hint'> & Partial<Match>,
): Match {
  return { from, to, edits: [{ start: offset + from, end: offset + to, text }], ...said };
}

/** Whether a word is the name of a field in another line. */
export function isNameElsewhere({ lines }: Source, word: string, but: SourceLine): boolean {
  const pattern = new RegExp(`(?:^|[\\s{,"'-])${word.replace(/\W/g, '.')}["']?:(?:\\s|$)`);
  return lines.some((line) => line !== but && pattern.test(line.text));
}

/** Returns the last line before `line` that says something. */
export function lineAbove({ lines }: Source, line: SourceLine): SourceLine | undefined {
  return lines.slice(0, line.number - 1).findLast(({ text }) => !/^\s*(?:#|$)/.test(text));
}
