/** Formats problems for people, as text in a terminal. */
import { createColors } from 'picocolors';
import { readText } from '../../content/yaml/load-yaml.ts';
import { sortedProblems } from '../merge/sorted-problems.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { formatCodeFrame } from './code-frame.ts';

interface PrintOptions {
  /** The site's folder, to show the lines around each problem. */
  siteRoot: string;
  /** Whether to colour the text. By default this depends on the terminal. */
  color?: boolean;
  /** The maximum number of warnings to show; only the number of the others is reported. The default is all. */
  maxWarnings?: number;
}

type Colors = ReturnType<typeof createColors>;

/**
 * Returns the text of all problems, without duplicates, sorted by file and line, each with its code frame, and a last
 * line with their number. Empty when there are none.
 */
export function formatProblems(all: Diagnostic[], options: PrintOptions): string {
  const problems = sortedProblems(all);
  if (problems.length === 0) return '';
  const colors = options.color === undefined ? createColors() : createColors(options.color);
  const lines = new Map<string, string[]>();
  const shown = limitWarnings(problems, options.maxWarnings ?? problems.length);
  const format = (problem: Diagnostic) => formatProblem(problem, options.siteRoot, lines, colors);
  const parts = groupAlike(shown).map((one) =>
    'count' in one
      ? `${one.what}: ${one.count} more ${one.where}. npx pagewright validate --format json names all.`
      : format(one),
  );
  const left = problems.length - shown.length;
  const rest =
    left > 0 ? ` Of the warnings ${left} not shown: npx pagewright build --strict shows all.` : '';
  return `${parts.join('\n\n')}\n\n${summary(problems)}${rest}`;
}

/** How many problems at one place, or with the same message, are shown; the others are only counted. */
const MAX_ALIKE = 5;

/** Problems that are counted instead of shown. */
interface Others {
  what: string;
  where: string;
  count: number;
}

/** Returns the first problems at each place and with each message, followed by the number of the others. */
function groupAlike(problems: Diagnostic[]): (Diagnostic | Others)[] {
  const counts = new Map<string, number>();
  const count = (key: string): number => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts.get(key) ?? 0;
  };
  const groups = new Map<string, Others>();
  return problems.flatMap((problem): (Diagnostic | Others)[] => {
    const { file, line, column, code, name, message } = problem;
    const atPlace = count(`${file}:${line}:${column} ${code}`) > MAX_ALIKE;
    const isAlike = count(`${code} ${message}`) > MAX_ALIKE;
    if (!atPlace && !isAlike) return [problem];
    const what = atPlace
      ? `${file}:${line} ${name}`
      : `${code} ${name}: ${message.replace(/\.$/, '')}`;
    const known = groups.get(what);
    if (known) {
      known.count += 1;
      return [];
    }
    const others = { what, where: atPlace ? 'at this place' : 'like this', count: 1 };
    groups.set(what, others);
    return [others];
  });
}

/** Returns all errors, and the first warnings. */
function limitWarnings(problems: Diagnostic[], maxWarnings: number): Diagnostic[] {
  let warnings = 0;
  return problems.filter(({ severity }) => severity === 'error' || ++warnings <= maxWarnings);
}

/** Returns the code frame of a problem without colours; empty when there is no text to show. */
export function codeFrame(siteRoot: string, problem: Diagnostic): string {
  return formatCodeFrame(problem, linesOf(siteRoot, problem.file));
}

function formatProblem(
  problem: Diagnostic,
  root: string,
  known: Map<string, string[]>,
  colors: Colors,
): string {
  const { file, line, column, severity, code, name, message, hint, route, usedBy } = problem;
  const isPlaced = /\.(?:json|tsx|css|m?ts|m?js)$/.test(file) && problem.endColumn > column;
  const isText = file.endsWith('.yaml') || isPlaced;
  let text = known.get(file);
  if (!text) {
    text = linesOf(root, file);
    known.set(file, text);
  }
  const place = isText ? `${file}:${line}:${column}` : file;
  const mark = severity === 'error' ? colors.red('error') : colors.yellow('warning');
  const notes = [route ? `for ${route}` : '', usedBy ? `used by ${usedBy}` : ''].filter(Boolean);
  const frame = formatCodeFrame(problem, text, { colors });
  return [
    `${colors.bold(place)} ${mark} ${colors.dim(`${code} ${name}`)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
    message,
    ...(frame ? [frame] : []),
    ...(hint ? [`${colors.cyan('→')} ${hint}`] : []),
  ].join('\n');
}

function linesOf(root: string, file: string): string[] {
  const text = /\.(?:yaml|json|tsx|css|m?ts|m?js)$/.test(file)
    ? readText({ root }, file)
    : undefined;
  return typeof text === 'string' ? text.split(/\r?\n/) : [];
}

function summary(problems: Diagnostic[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = (number: number, word: string): string[] =>
    number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`];
  return `${[...count(errors, 'problem'), ...count(warnings, 'warning')].join(' and ')} in ${count(files, 'file')}.`;
}
