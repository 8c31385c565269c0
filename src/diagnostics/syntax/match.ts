import type { TextEdit, TextRange } from '../../content/model/types.ts';
import type { Found, SyntaxName } from '../model/syntax-params.ts';
import { ofFields } from '../wording/synonyms.ts';
import type { SourceLine } from './source-lines.ts';

/** The parser's error about a text that it cannot read. Lines and columns count from 1. */
export interface ParserError {
  reason: string;
  line: number;
  column: number;
}

/** A text with a mistake. */
export interface Source {
  text: string;
  lines: SourceLine[];
  /** Nothing for a text that can be read, but has a value that nobody meant. */
  error?: ParserError;
}

/** A mistake that was found in a line, with what repairs it. */
export interface Match {
  code: SyntaxName;
  params: Found;
  line: SourceLine;
  /** The columns of the part that is shown. */
  from: number;
  to: number;
  /** The text can be read with them; a match whose edits do not help is left out. */
  edits: TextEdit[];
  /** Whether the edits may be only one of several ways, so that they are not made without asking. */
  unsure?: true;
  /** How unlikely it is among matches that repair the text equally well; 0 where it is left out. */
  rank?: number;
}

/** A mistake in writing, with its place. */
export interface Mistake {
  code: SyntaxName;
  params: Found;
  place: TextRange;
  edits?: TextEdit[];
}

/** Returns what may be wrong with a line, and for each possibility what repairs it: the best first. */
export type Finder = (line: SourceLine, source: Source) => Match[];

/** Returns the match that puts `text` in place of the columns that are shown. */
export function replacing(
  code: SyntaxName,
  line: SourceLine,
  [from, to]: [number, number],
  text: string,
  more: Partial<Match> = {},
): Match {
  const whole = line.text.slice(0, from) + text + line.text.slice(to);
  // a dash is shown where it is a part of the mistake, or stands before its text
  const isOfName = from >= line.at && /^[\w"'<-]+:/.test(whole.slice(line.at));
  const right = (isOfName ? whole.slice(line.at) : whole).trim();
  const edits = [{ start: line.offset + from, end: line.offset + to, text }];
  return { code, line, from, to, edits, ...more, params: { right, ...more.params } };
}

/** Returns whether a word is the name of a field in another line. */
export function isNameElsewhere({ lines }: Source, word: string, but: SourceLine): boolean {
  const pattern = new RegExp(`(?:^|[\\s{,"'-])${word.replace(/\W/g, '.')}["']?:(?:\\s|$)`);
  return lines.some((line) => line !== but && pattern.test(line.text));
}

/** Returns whether a word is what fields are mostly called, or the name of one in another line. */
export const isFieldName = (source: Source, word: string, but: SourceLine): boolean =>
  Object.hasOwn(ofFields, word) || isNameElsewhere(source, word, but);

/** Returns the last line before `line` that is not empty. */
export function lineAbove({ lines }: Source, line: SourceLine): SourceLine | undefined {
  return lines.slice(0, line.number - 1).findLast(({ text }) => !/^\s*(?:#|$)/.test(text));
}
