import type { TextEdit, TextRange } from '../../content/model/types.ts';
import type { Found, SyntaxName } from '../model/syntax-params.ts';
import { ofFields } from '../wording/synonyms.ts';
import type { FileSchema } from './file-schema.ts';
import type { SourceLine } from './source-lines.ts';

/** The error of the parser for a text that it cannot parse. Lines and columns count from 1. */
export interface ParserError {
  reason: string;
  line: number;
  column: number;
}

/** A text with a mistake. */
export interface Source {
  text: string;
  lines: SourceLine[];
  /** What is known of the data; `undefined` where its schema is not asked. */
  schema?: FileSchema | undefined;
  /** `undefined` for a text that can be parsed but has a value that was not meant. */
  error?: ParserError;
}

/** A mistake found in a line, with its repair. */
export interface Match {
  code: SyntaxName;
  params: Found;
  line: SourceLine;
  /** The columns that the message points at. */
  from: number;
  to: number;
  /** The edits that make the text valid; a match whose edits do not is dropped. */
  edits: TextEdit[];
  /** Whether the edits are only one of several possible repairs, so that they need confirmation. */
  unsure?: true;
  /** The rank among matches that repair the text equally well: the lowest is preferred. 0 by default. */
  rank?: number;
}

/** A syntax mistake with its place. */
export interface Mistake {
  code: SyntaxName;
  params: Found;
  range: TextRange;
  edits?: TextEdit[];
}

/** The maximum length of a text: a larger one is generated, and its mistakes are everywhere. */
export const MAX_TEXT_LENGTH = 100_000;

/** Returns the possible mistakes in a line with their repairs, the best first. */
export type Finder = (line: SourceLine, source: Source) => Match[];

/** Returns the match that replaces a range of columns of a line by `text`. */
export function replacing(
  code: SyntaxName,
  line: SourceLine,
  [from, to]: [number, number],
  text: string,
  more: Partial<Match> = {},
): Match {
  const whole = line.text.slice(0, from) + text + line.text.slice(to);
  // A dash is shown when it is part of the mistake or is followed by a text.
  const isOfName = from >= line.at && /^[\w"'<-]+:/.test(whole.slice(line.at));
  const right = (isOfName ? whole.slice(line.at) : whole).trim();
  const edits = [{ start: line.offset + from, end: line.offset + to, text }];
  return { code, line, from, to, edits, ...more, params: { right, ...more.params } };
}

/** Converts a match to a mistake. */
export function mistakeOf(
  { code, params, line, from, to, edits, unsure }: Match,
  isFirst = true,
): Mistake {
  // The offsets of later matches are those of a text that is already repaired.
  const sure = unsure || !isFirst ? {} : { edits };
  return { code, params, range: rangeOnLine(line.number, from, to), ...sure };
}

/** Returns the range of columns of a line; they count from 0, those of the range from 1. */
export function rangeOnLine(line: number, from: number, to: number): TextRange {
  return { line, column: from + 1, endLine: line, endColumn: Math.max(from, to) + 1 };
}

/** Returns the advice about a group that begins in the line of its name. */
export const fieldsInLine = (name: string, first: string, value: string): string =>
  `Write ${first}: in the next line, indented by two more spaces, or put braces around the fields: ${name}: { ${value} }.`;

/** Returns whether a word is a key in another line. */
export function isNameElsewhere({ lines }: Source, word: string, but: SourceLine): boolean {
  const pattern = new RegExp(`(?:^|[\\s{,"'-])${word.replace(/\W/g, '.')}["']?:(?:\\s|$)`);
  return lines.some((line) => line !== but && pattern.test(line.text));
}

/** Returns whether a word is a frequent key, or a key in another line. */
export const isFieldName = (source: Source, word: string, but: SourceLine): boolean =>
  Object.hasOwn(ofFields, word) || isNameElsewhere(source, word, but);

/** Returns the last line before `line` that is neither empty nor a comment. */
export function lineAbove({ lines }: Source, line: SourceLine): SourceLine | undefined {
  return lines.slice(0, line.number - 1).findLast(({ text }) => !/^\s*(?:#|$)/.test(text));
}
