import { createColors } from 'picocolors';

/** How many lines are shown before the line of the problem. */
const LINES_BEFORE = 2;
/** The maximum length of a shown line. Longer ones are cut, because a code frame must not wrap. */
const MAX_LINE_LENGTH = 120;

type Place = Record<'line' | 'column' | 'endLine' | 'endColumn', number>;

interface FrameOptions {
  /** The colours of the terminal; none by default. */
  colors?: ReturnType<typeof createColors>;
  /** How many lines are shown before the line of the problem. */
  before?: number;
}

/**
 * Returns the lines of a text up to the line of the problem, with carets below the problem. Empty for a problem of
 * the whole file, and when there is no text at its place.
 *
 * @param place lines and columns count from 1
 * @param text the lines of the text
 */
export function formatCodeFrame(
  { line, column, endLine, endColumn }: Place,
  text: string[],
  { colors = createColors(false), before = LINES_BEFORE }: FrameOptions = {},
): string {
  const meant = text[line - 1];
  const isWholeFile = line === endLine && column === endColumn;
  if (meant === undefined || meant.trim() === '' || isWholeFile) return '';
  const first = Math.max(1, line - before);
  const width = String(line).length;
  const frame: string[] = [];
  for (let number = first; number <= line; number += 1) {
    const mark = number === line ? colors.red('>') : ' ';
    frame.push(
      `${mark} ${colors.dim(`${String(number).padStart(width)} |`)} ${shown(text[number - 1] ?? '')}`.trimEnd(),
    );
  }
  const end = endLine === line ? endColumn : meant.length + 1;
  const start = Math.min(column, MAX_LINE_LENGTH);
  const length = Math.max(1, Math.min(end, MAX_LINE_LENGTH + 1) - start);
  // Tabs are kept, so that the carets are in the right column.
  const indent = shown(meant)
    .slice(0, start - 1)
    .replace(/[^\t]/g, ' ');
  frame.push(
    `  ${' '.repeat(width)} ${colors.dim('|')} ${indent}${colors.red('^'.repeat(length))}`,
  );
  return frame.join('\n');
}

function shown(line: string): string {
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH - 1)}…` : line;
}
