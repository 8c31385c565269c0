/** Describes errors in the code of a block, thrown by the bundler or by the running code. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { relativePath, withSlashes } from '../../content/files/folders.ts';
import { rangeAt } from '../../content/model/data.ts';
import { formatCodeFrame } from '../../diagnostics/report/code-frame.ts';
import { listed } from '../../diagnostics/wording/phrases.ts';
import { ENTRIES } from './entries.ts';

/** An error of the bundler has its location in fields or in the message; a runtime error has it in the stack. */
interface ThrownError extends Error {
  /** The bundler's code, such as `UNRESOLVED_IMPORT`. */
  code?: string;
  /** The file with the error; for imports, the imported path. */
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

/** Matches the messages of Vite and Rolldown about an import that cannot be resolved. */
const UNRESOLVED =
  /^(?:Rolldown f|F)ailed to (?:load url|resolve import) "?([^\s"]+)"? (?:\(.*?\) )?(?:in|from) "?([^\s"]+?)"?\.(?: Does .*)?$/;

/** Matches the messages of Node and Vite about a module that cannot be found. */
const NOT_FOUND =
  /^(?:Cannot find module|Failed to load url) '?([^\s']+)'? .*?(?:from|in) '?(.+?)'?(?:\. |$)/;

/** Returns the message of an error; the commonest mistakes are worded anew. */
function sentenceOf(error: ThrownError, roots: string[]): string {
  const { code, id = '', exporter = '' } = error;
  if (code === 'UNRESOLVED_IMPORT') return missingImport(exporter, shortName(id, roots));
  const text = firstLine(plainText(error));
  if (code === 'MISSING_EXPORT' && text.startsWith('"default"')) {
    return `${shortName(exporter, roots)} has no export default.`;
  }
  const [, lost, importer = ''] = UNRESOLVED.exec(text) ?? [];
  const sentence = lost ? missingImport(lost, importer) : text;
  return roots.reduce((all, root) => all.replaceAll(`${root}${path.sep}`, ''), sentence);
}

/** Returns what to do about an import of a file or package that does not exist. */
function missingImport(name: string, importer: string): string {
  if (/^[./]/.test(name)) return `There is no file ${name}, which ${importer} imports.`;
  const [owner = '', below = ''] = name.split('/');
  if (owner === 'pagewright') {
    const known = [...Object.keys(ENTRIES), 'pagewright/styles/NAME.css'];
    return `${importer} imports ${name}, which is not there for blocks: there are ${listed(known, 'and')}.`;
  }
  const installed = owner.startsWith('@') ? `${owner}/${below}` : owner;
  return `There is no package ${installed}, which ${importer} imports. Install it: npm install ${installed}`;
}

/** Returns the first sentence of a message of Vite or Rolldown, without the name of the plugin. */
function firstLine(text: string): string {
  const [first = ''] = text.split(/\n(?:\s*[╭│]|\n|This is most likely)/);
  return first.trim().replace(/^\[[^\]]+\]:? /, '');
}

const plainText = (error: Error) => stripVTControlCharacters(error.message);

interface Place {
  file: string;
  line: number;
  /** Counted from 1. */
  column: number;
}

/** Returns the location that the bundler reports, in fields of the error or in the code frame of its message. */
function placeInMessage(error: ThrownError, roots: string[]): Place | undefined {
  const [, inFrame = '', line, column] = /\[ (\S+?):(\d+):(\d+) \]/.exec(plainText(error)) ?? [];
  const { loc, code, exporter = '' } = error;
  const fileAt = (name: string) =>
    ['.', ...roots].map((root) => path.resolve(root, name)).find((file) => existsSync(file));
  const text = plainText(error);
  const [, lost, importer = ''] = NOT_FOUND.exec(text) ?? UNRESOLVED.exec(firstLine(text)) ?? [];
  const importing = lost && fileAt(importer);
  if (importing) return placeOf(lost, importing);
  const named = loc?.file ?? error.id?.split('?')[0] ?? inFrame;
  const file = fileAt(named);
  if (!file || !named) return undefined;
  // The bundler's location is in the compiled code, so look for the import in the source.
  if (code === 'UNRESOLVED_IMPORT') return placeOf(exporter, file);
  if (loc) return { file, line: loc.line, column: loc.column + (file.endsWith('.css') ? 0 : 1) };
  return line ? { file, line: Number(line), column: Number(column) } : undefined;
}

function placeOf(words: string, file: string): Place | undefined {
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf(words);
  if (at < 0) return;
  const { line, column } = rangeAt(text, at, 0);
  return { file, line, column };
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
  const found = placeInMessage(error, roots) ?? placeInStack(error, folders);
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
