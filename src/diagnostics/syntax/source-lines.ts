/**
 * Splits the lines of a YAML text into their parts, each on its own, for the finders that work where the parser
 * fails.
 */

/** One line. Columns and offsets count from 0. */
export interface SourceLine {
  number: number;
  /** The offset of the line in the text. */
  offset: number;
  text: string;
  indent: number;
  /** The columns of the dashes at its beginning. */
  dashes: number[];
  /** The column of its key, or else of its value. */
  at: number;
  /** Its key as written; `undefined` when it has none. */
  name: string | undefined;
  /** Its value without a comment; empty when there is none. */
  value: string;
  valueAt: number;
}

const FRONT = /^[ \t]*((?:-[ \t]+|-$)*)(?:&[\w-]+(?:\s+|$))*/;
const NAME_PATTERN =
  /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'[\]{}#&*!|>@`%,](?:(?!\s#|:\s).)*?)\s*:(?=\s|$)[ \t]*(?:&[\w-]+(?:\s+|$))?/;
const QUOTED_TEXT = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/;

/** The last result: one file may have thousands of mistakes. */
let last: { text: string; lines: SourceLine[] } | undefined;

/**
 * Splits a text into its lines and their parts. For lines within block texts the parts are meaningless, which does no
 * harm because each repair is tried before it is reported.
 */
export function sourceLines(text: string): SourceLine[] {
  if (last?.text !== text) last = { text, lines: takenApart(text) };
  return last.lines;
}

function takenApart(text: string): SourceLine[] {
  let offset = 0;
  return text.split('\n').map((line, index) => {
    const whole = line.replace(/\r$/, '');
    const at = FRONT.exec(whole)?.[0].length ?? 0;
    const indent = /^[ \t]*/.exec(whole)?.[0].length ?? 0;
    const [all = '', name] = NAME_PATTERN.exec(whole.slice(at)) ?? [];
    const valueAt = at + all.length;
    const rest = whole.slice(valueAt);
    const quotes = QUOTED_TEXT.exec(rest)?.[0].length ?? 0;
    const comment = `${all === '' ? 'x' : ' '}${rest}`.slice(quotes).search(/\s#/);
    const value = (comment === -1 ? rest : rest.slice(0, quotes + comment)).trimEnd();
    const dashes = [...whole.slice(0, at).matchAll(/-(?=\s|$)/g)].map((dash) => dash.index);
    const found = {
      number: index + 1,
      offset,
      text: whole,
      indent,
      dashes,
      at,
      name,
      value,
      valueAt,
    };
    offset += line.length + 1;
    return found;
  });
}

/** Returns whether a line is empty or only a comment. */
export function isBlank({ text }: SourceLine): boolean {
  return /^\s*(?:#|$)/.test(text);
}
