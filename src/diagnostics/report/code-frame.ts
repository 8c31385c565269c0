import { createColors } from 'picocolors';

/** Lines that are shown before the one that is meant. */
const linesBefore = 2;
/** Longer lines are cut: a code frame that wraps is no frame. */
const longestLine = 120;

type Place = Record<'line' | 'column' | 'endLine' | 'endColumn', number>;

interface FrameOptions {
  /** The default is none. */
  colors?: ReturnType<typeof createColors>;
  /** So many lines are shown before the one that is meant. */
  before?: number;
}

/**
 * Returns the lines of a text up to the one that is meant, with a caret below what is meant in it. Empty when nothing in it is.
 *
 * @param place lines and columns count from 1
 * @param text its lines
 */
export function formatCodeFrame(
  { line, column, endLine, endColumn }: Place,
  text: string[],
  { colors = createColors(false), before = linesBefore }: FrameOptions = {},
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
  const start = Math.min(column, longestLine);
  const length = Math.max(1, Math.min(end, longestLine + 1) - start);
  // tabs keep their width, so that the caret stands where it should
  const indent = shown(meant)
    .slice(0, start - 1)
    .replace(/[^\t]/g, ' ');
  frame.push(
    `  ${' '.repeat(width)} ${colors.dim('|')} ${indent}${colors.red('^'.repeat(length))}`,
  );
  return frame.join('\n');
}

function shown(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line;
}
