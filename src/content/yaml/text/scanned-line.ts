/** A line of YAML, taken apart without regard to the lines around it. Columns and offsets count from 0. */
export interface ScannedLine {
  number: number;
  /** Where the line begins in the text. */
  offset: number;
  text: string;
  /** How far it is indented. */
  indent: number;
  /** The columns of the dashes at its beginning. */
  dashes: number[];
  /** Where its name, or else its value, begins. */
  at: number;
  /** Its name, where it has one, as it is written. */
  key?: string;
  /** Its value without comment; empty when there is none. */
  value: string;
  valueAt: number;
}

const keyPattern =
  /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'[\]{}#&*!|>@`%,][^#]*?|[^\s"'[\]{}#&*!|>@`%,][^:]*?)\s*:(?=\s|$)/;

/** Takes a line apart. Of what stands inside of a longer text this makes no sense. */
export function scanLine(text: string, number: number, offset: number): ScannedLine {
  const indent = /^[\t ]*/.exec(text)?.[0].length ?? 0;
  const dashes: number[] = [];
  let at = indent;
  for (let dash = dashAt(text, at); dash; dash = dashAt(text, at)) {
    dashes.push(at);
    at += dash;
  }
  at += properties(text.slice(at));
  const line: ScannedLine = { number, offset, text, indent, dashes, at, value: '', valueAt: at };
  const key = keyPattern.exec(text.slice(at));
  if (key && !/\s#/.test(key[0])) {
    line.key = key[1] ?? '';
    line.valueAt = at + key[0].length;
  }
  const rest = text.slice(line.valueAt);
  const blanks = rest.length - rest.trimStart().length;
  line.valueAt += blanks;
  const own = properties(text.slice(line.valueAt));
  line.valueAt += own;
  line.value = withoutComment(text.slice(line.valueAt), blanks > 0 || own > 0);
  return line;
}

function dashAt(text: string, at: number): number {
  return /^-(?:[ \t]+|$)/.exec(text.slice(at))?.[0].length ?? 0;
}

/** How long the anchor and the tag in front of a value are. */
function properties(text: string): number {
  return /^(?:&[\w-]+(?:\s+|$))*/.exec(text)?.[0].length ?? 0;
}

/** A value without the comment behind it. A quotation mark at its beginning protects what follows up to the next. */
function withoutComment(text: string, afterBlank: boolean): string {
  if (afterBlank && text.startsWith('#')) return '';
  const start = /^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/.exec(text)?.[0].length ?? 0;
  const comment = text.slice(start).search(/\s#/);
  return (comment === -1 ? text : text.slice(0, start + comment)).trimEnd();
}

/** Whether a word is the name of a field in one of the lines but this one. */
export function isNameIn(lines: ScannedLine[], word: string, but: ScannedLine): boolean {
  const pattern = new RegExp(`(?:^|[\\s{,"'-])${word.replace(/\W/g, '.')}["']?:(?:\\s|$)`);
  return lines.some((line) => line !== but && pattern.test(line.text));
}
