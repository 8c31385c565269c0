/** Finds the lines of a text. All offsets count from 0; line ends are LF or CRLF. */

/** Returns the start of the line at `offset`. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Returns the end of the line at `offset`, without its line end. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end === -1) return text.length;
  return end > offset && text[end - 1] === '\r' ? end - 1 : end;
}

/** Returns the start of the next line; the length of the text after the last one. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

/** Returns the number of characters before `offset` on its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Indents lines by `by` more spaces; with a negative number by fewer, as far as possible. */
export function shiftLines(lines: string[], by: number): string[] {
  if (by === 0) return lines;
  if (by > 0) return lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));
  return lines.map((line) => line.slice(Math.min(-by, line.length - line.trimStart().length)));
}

/** Returns the line end of most lines of the text. */
export function lineEndOf(text: string): '\n' | '\r\n' {
  const all = text.split('\n').length - 1;
  return text.split('\r\n').length - 1 > all / 2 ? '\r\n' : '\n';
}

/**
 * Returns the end of a block text's last significant line, without its line end.
 *
 * @param header the end of its header (`|-`)
 * @param end the end by the parser, after all empty lines that follow
 * @param keeps whether empty lines at the end are part of it
 */
export function endOfBlockText(text: string, header: number, end: number, keeps: boolean): number {
  const body = nextLine(text, header);
  if (body >= end) return lineEnd(text, header);
  const all = text.slice(body, end);
  const kept = keeps ? all.replace(/\r?\n$/, '') : all.trimEnd();
  return kept === '' && !keeps ? lineEnd(text, header) : body + kept.length;
}
