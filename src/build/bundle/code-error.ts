/** Describes errors in the code of a block, thrown by the bundler or by the running code. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { relativePath, withSlashes } from '../../content/files/folders.ts';
import { formatCodeFrame } from '../../diagnostics/report/code-frame.ts';

/** An error of the bundler has its location in fields; a runtime error has it in the stack. */
interface ThrownError extends Error {
  /** The bundler's code, such as `MISSING_EXPORT`. */
  code?: string;
  /** The file with the error. */
  id?: string;
  exporter?: string;
  loc?: { file?: string; line: number; column: number };
  errors?: ThrownError[];
}

interface CodeError {
  /** One or two sentences, without the bundler's colours, names and frames. */
  message: string;
  /** The file and the location in it: `blocks/opening-hours/view.tsx:12:5`; `undefined` when it is unknown. */
  place: string | undefined;
  /** The same with the absolute path of the file. */
  at?: Place | undefined;
  /** The lines up to the one with the error; empty when the file cannot be read. */
  frame: string;
}

/** How many lines are shown before the one with the error. */
const LINES_BEFORE = 3;

/** Returns the message of an error; the most common mistakes have our own wording. */
function sentenceOf(error: ThrownError, roots: string[]): string {
  const { code, exporter = '' } = error;
  const text = firstLine(error);
  if (code === 'MISSING_EXPORT' && text.startsWith('"default"')) {
    return `${shortName(exporter, roots)} has no export default.`;
  }
  return roots.reduce((all, root) => all.replaceAll(`${withSlashes(root)}/`, ''), text);
}

/** Returns the first line of the bundler's message, without colours and the name of its plugin. */
function firstLine({ message }: Error): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return first.trim().replace(/^\[[^\]]+\] /, '');
}

interface Place {
  file: string;
  line: number;
  /** Counted from 1. */
  column: number;
}

/** Returns the location that the bundler reports. */
function placeOf({ id, loc }: ThrownError): Place | undefined {
  const file = loc?.file ?? id?.split('?')[0];
  if (!loc || !file || !existsSync(file)) return undefined;
  return { file, line: loc.line, column: loc.column + (file.endsWith('.css') ? 0 : 1) };
}

/** Returns the first location in the stack that is in the site's own code. */
function placeInStack({ stack = '' }: Error, folders: string[]): Place | undefined {
  for (const [, file = '', line, column] of stack.matchAll(/([^\s(]+\.m?[jt]sx?):(\d+):(\d+)/g)) {
    const name = file.replace(/^file:\/\//, '');
    const isOwn = folders.some((folder) => name.startsWith(folder + path.sep));
    if (isOwn && !name.includes('node_modules')) {
      return { file: name, line: Number(line), column: Number(column) };
    }
  }
  return undefined;
}

function frameAt({ file, line, column }: Place): string {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const place = { line, column, endLine: line, endColumn: column + 1 };
  return formatCodeFrame(place, lines, { before: LINES_BEFORE });
}

/**
 * Describes an error that keeps the code of a block from loading or rendering.
 *
 * @param thrown what the bundler or the component threw
 * @param roots the site's folder and Pagewright's own
 * @param folders what holds the code that may have thrown; left out, their blocks
 */
export function describeCodeError(
  thrown: unknown,
  roots: string[],
  folders = roots.map((root) => path.join(root, 'blocks')),
): CodeError {
  const outer = (thrown instanceof Error ? thrown : new Error(String(thrown))) as ThrownError;
  const error = outer.errors?.[0] ?? outer;
  const message = sentenceOf(error, roots);
  const found = placeOf(error) ?? placeInStack(error, folders);
  if (!found) return { message, place: undefined, frame: '' };
  const place = `${shortName(found.file, roots)}:${found.line}:${found.column}`;
  return { message, place, at: found, frame: existsSync(found.file) ? frameAt(found) : '' };
}

/** Formats a code error for the terminal. */
export function formatCodeError({ message, place, frame }: CodeError): string {
  return [place ? `${place}: ${message}` : message, frame].filter(Boolean).join('\n');
}

function shortName(file: string, roots: string[]): string {
  const root = roots.find((one) => file.startsWith(one + path.sep));
  return root ? relativePath(root, file) : withSlashes(file);
}
