/** What is wrong with the code of a block, read from what the bundler or the running code said. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An error of the bundler carries its place; one of running code has it in its stack. */
interface CodeError extends Error {
  id?: string;
  loc?: { file?: string; line: number; column: number };
  errors?: CodeError[];
}

export interface CodeFault {
  /** One sentence or two, without the bundler's colours, names and drawings. */
  message: string;
  /** The file and the place in it: `blocks/opening-hours/view.tsx:12:5`; `undefined` when nothing tells. */
  place: string | undefined;
  /** The lines there, the last of them meant; empty when the file cannot be read. */
  frame: string;
}

/** Lines that are shown before the one that is meant. */
const LINES_BEFORE = 3;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a terminal's colours begin with
const COLOURS = /\u001b\[[\d;]*m/g;

function messageOf(error: CodeError, roots: string[]): string {
  const [text = ''] = error.message.replace(COLOURS, '').split(/\n(?:\s*[╭│]|\n)/);
  const plain = text
    .replace(/^\[[A-Z_]+\] /, '')
    // Vite's two sentences for a file that is imported and is not there.
    .replace(
      /^Failed to (?:load url|resolve import) "?([^\s"]+)"? (?:\(.*?\) )?(?:in|from) "?([^\s"]+?)"?\. Does .*$/,
      'There is no file $1, which $2 imports.',
    )
    .trim();
  return roots.reduce((said, root) => said.replaceAll(`${root}${path.sep}`, ''), plain);
}

/** The first place in the stack that is a block's. */
function placeInStack({ stack = '' }: Error, roots: string[]) {
  for (const [, file = '', line, column] of stack.matchAll(/([^\s(]+\.tsx?):(\d+):(\d+)/g)) {
    const name = file.replace(/^file:\/\//, '');
    if (roots.some((root) => name.startsWith(path.join(root, 'blocks') + path.sep))) {
      return { file: name, line: Number(line), column: Number(column) };
    }
  }
  return undefined;
}

function frameAt(file: string, line: number, column: number): string {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split(/\r?\n/);
  } catch {
    return '';
  }
  const first = Math.max(1, line - LINES_BEFORE);
  const width = String(line).length;
  const shown = lines.slice(first - 1, line).map((text, index) => {
    const number = first + index;
    return `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`.trimEnd();
  });
  return [...shown, `  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1))}^`].join('\n');
}

/**
 * Says in a few words what keeps the code of a block from being loaded or drawn.
 *
 * @param thrown what the bundler or the component threw
 * @param roots the site's folder and Pagewright's own
 */
export function codeFault(thrown: unknown, roots: string[]): CodeFault {
  const outer = (thrown instanceof Error ? thrown : new Error(String(thrown))) as CodeError;
  const error = outer.errors?.[0] ?? outer;
  const message = messageOf(error, roots);
  const file = error.loc?.file ?? error.id?.split('?')[0];
  const said =
    file && error.loc ? { file, line: error.loc.line, column: error.loc.column + 1 } : undefined;
  const found = said ?? placeInStack(error, roots);
  if (!found) return { message, place: file && shortName(file, roots), frame: '' };
  const place = `${shortName(found.file, roots)}:${found.line}:${found.column}`;
  return { message, place, frame: frameAt(found.file, found.line, found.column) };
}

function shortName(file: string, roots: string[]): string {
  const root = roots.find((one) => file.startsWith(one + path.sep));
  return (root ? path.relative(root, file) : file).replaceAll('\\', '/');
}
