/** Lines of a text: where they begin and end, what stands on them. All offsets count from 0; line ends are LF or CRLF. */

/** Returns where the line begins that `offset` is on. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Returns where the line ends that `offset` is on, before its line end. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end === -1) return text.length;
  return end > offset && text[end - 1] === '\r' ? end - 1 : end;
}

/** Returns where the next line begins; the length of the text after the last one. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

/** Returns how many characters stand before `offset` on its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Returns lines further to the right, or to the left, as far as they can go. */
export function shiftLines(lines: string[], by: number): string[] {
  if (by === 0) return lines;
  if (by > 0) return lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));
  return lines.map((line) => line.slice(Math.min(-by, line.length - line.trimStart().length)));
}

/** Returns the line end that most lines of the text have. */
export function lineEndOf(text: string): '\n' | '\r\n' {
  const all = text.split('\n').length - 1;
  return text.split('\r\n').length - 1 > all / 2 ? '\r\n' : '\n';
}

/**
 * Returns the end of the last line of a block text that counts, without its line end.
 * @param header where its header (`|-`) ends
 * @param end where the parser ends it: after all empty lines that follow
 * @param keeps whether empty lines at the end count
 */
export function endOfBlockText(text: string, header: number, end: number, keeps: boolean): number {
  const body = nextLine(text, header);
  if (body >= end) return lineEnd(text, header);
  const all = text.slice(body, end);
  const kept = keeps ? all.replace(/\r?\n$/, '') : all.trimEnd();
  return kept === '' && !keeps ? lineEnd(text, header) : body + kept.length;
}
