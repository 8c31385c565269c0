import type { ProblemName } from '../../problems/codes.ts';
import type { Place, TextEdit } from '../../types.ts';

/** A mistake that can be seen in the text alone. */
export interface TextCause {
  code: ProblemName;
  message: string;
  hint: string;
  place: Place;
  /** What mends it, where only one way is sensible. */
  edits?: TextEdit[];
  /** Whether the rest of the text can be understood in spite of it; others may follow from it otherwise. */
  local: boolean;
  /** Whether it is one only when something else is wrong with what stands there. */
  possible?: true;
}

/** The place from one column to another of a line; columns count from 0 here. */
export function placeIn(line: number, from: number, to: number): Place {
  return { line, column: from + 1, endLine: line, endColumn: Math.max(from, to) + 1 };
}

/** The text within quotation marks that suit it: double ones, unless it has some itself. */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** The text as it stands within braces, where more signs have a meaning than elsewhere. */
export function inBraces(text: string): string {
  return /^[\s#&*!|>@%`"'?-]|[,[\]{}]|:\s|\s#|[\s:]$/.test(text) ? quoted(text) : text;
}

/** The text as a hint shows it: not too long. */
export function shown(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
