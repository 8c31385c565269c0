/** The words of plain YAML: where they end, and what several lines of them say. */

/** Parts within parts. */
export const mostLevels = 40;

/** Thrown for what the parser has to read. */
export class NotSimple extends Error {}

/** A key and its colon. Others have to be in quotation marks, or are read with care. */
const keyed = /[A-Za-z][\w-]*:(?=[ \n])/y;
/** Words that are values of their own when they stand as a key. */
const valueWord = /^(?:true|false|null)$/i;
/** What may stand behind a value: nothing, or a comment. */
const rest = /(?: +#[^\n]*| *)(?=\n)/y;

/** Where what a pattern describes ends, when it stands at `at`; -1 when it does not. @param pattern one with the flag y */
export function endOf(pattern: RegExp, text: string, at: number): number {
  // no `exec`: what it makes of each match takes longer than finding it
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Where what a pattern describes ends. @throws NotSimple when it does not stand at `at` */
export function surelyEndOf(pattern: RegExp, text: string, at: number): number {
  const end = endOf(pattern, text, at);
  if (end === -1) throw new NotSimple();
  return end;
}

/** Where the line ends in which a value has ended. @throws NotSimple when more stands in it than a comment */
export const lineEnd = (text: string, at: number) =>
  text[at] === '\n' ? at : surelyEndOf(rest, text, at);

/** The key at `at` of a text; `undefined` when there is none. Behind it stand a colon, and a blank or the end of the line. */
export function keyAt(text: string, at: number): string | undefined {
  const end = endOf(keyed, text, at);
  if (end === -1) return undefined;
  const key = text.slice(at, end - 1);
  return key.length < 6 && valueWord.test(key) ? undefined : key;
}

/** Where the first letter at or behind `at` stands that is no blank. */
export function afterBlanks(text: string, at: number): number {
  let first = at;
  while (text[first] === ' ') first += 1;
  return first;
}

/** Lines without their indentation as one text: a single break is a blank, and of several breaks the first is left out. */
export const folded = (lines: string) =>
  lines.replace(/\n(\n*)/g, (_, more: string) => more || ' ');
