import type { Place } from './types.ts';

/** The place of a part of a text, which ends in its own line. */
export function placeAt(text: string, at: number, length: number): Place {
  const lines = text.slice(0, at).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { line: lines.length, column, endLine: lines.length, endColumn: column + length };
}
