/** Problems as people read them in a terminal, and as programs read them. */
import { createColors } from 'picocolors';
import type { Problem } from '../types.ts';
import { readText } from '../yaml/read-text.ts';
import { tidy } from './problems.ts';

export interface PrintOptions {
  /** The site's folder, to show the lines around each problem. */
  siteRoot: string;
  /** Whether to colour the text. The default is what the terminal can do. */
  color?: boolean;
  /** Of more warnings than this only the number is said; the default is to say all. */
  mostWarnings?: number;
}

type Colors = ReturnType<typeof createColors>;

/** Lines that are shown before the one that is meant. */
const linesBefore = 2;
/** Longer lines are cut: a code frame that wraps is no frame. */
const longestLine = 120;

/** The text that says all problems, each once, sorted by file and line, each with the lines it is about, and a last line with their number. Nothing for no problems. */
export function formatProblems(all: Problem[], options: PrintOptions): string {
  const problems = tidy(all);
  if (problems.length === 0) return '';
  const colors = options.color === undefined ? createColors() : createColors(options.color);
  const lines = new Map<string, string[]>();
  const shown = withoutFlood(problems, options.mostWarnings ?? problems.length);
  const parts = shown.map((problem) => formatProblem(problem, options.siteRoot, lines, colors));
  const left = problems.length - shown.length;
  const rest =
    left > 0 ? ` Of the warnings ${left} not shown: npx pagewright validate shows all.` : '';
  return `${parts.join('\n\n')}\n\n${summary(problems)}${rest}`;
}

/** All errors, and the first warnings. */
function withoutFlood(problems: Problem[], mostWarnings: number): Problem[] {
  let warnings = 0;
  return problems.filter(({ severity }) => severity === 'error' || ++warnings <= mostWarnings);
}

/** The object that `validate --format json` prints. */
export function formatJson(problems: Problem[], pages: number): string {
  return JSON.stringify({ problems: tidy(problems), pages }, null, 2);
}

/** The lines around a problem without colours, with a caret below what is meant. Empty when the file cannot be shown. */
export function codeFrame(siteRoot: string, problem: Problem): string {
  return frameOf(problem, linesOf(siteRoot, problem.file), createColors(false));
}

function formatProblem(
  problem: Problem,
  root: string,
  known: Map<string, string[]>,
  colors: Colors,
): string {
  const { file, line, column, severity, code, name, message, hint, route, usedBy } = problem;
  const isText = file.endsWith('.yaml');
  let text = known.get(file);
  if (!text) {
    text = linesOf(root, file);
    known.set(file, text);
  }
  const place = isText ? `${file}:${line}:${column}` : file;
  const mark = severity === 'error' ? colors.red('error') : colors.yellow('warning');
  const notes = [route ? `for ${route}` : '', usedBy ? `used by ${usedBy}` : ''].filter(Boolean);
  const frame = frameOf(problem, text, colors);
  return [
    `${colors.bold(place)} ${mark} ${colors.dim(`${code} ${name}`)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
    message,
    ...(frame ? [frame] : []),
    ...(hint ? [`${colors.cyan('→')} ${hint}`] : []),
  ].join('\n');
}

function linesOf(root: string, file: string): string[] {
  const text = file.endsWith('.yaml') ? readText(root, file) : undefined;
  return typeof text === 'string' ? text.split(/\r?\n/) : [];
}

function frameOf(problem: Problem, text: string[], colors: Colors): string {
  const { line, column, endLine, endColumn } = problem;
  const meant = text[line - 1];
  const isWholeFile = line === endLine && column === endColumn;
  if (meant === undefined || meant.trim() === '' || isWholeFile) return '';
  const first = Math.max(1, line - linesBefore);
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

function summary(problems: Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = (number: number, word: string): string[] =>
    number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`];
  return `${[...count(errors, 'problem'), ...count(warnings, 'warning')].join(' and ')} in ${count(files, 'file')}.`;
}
