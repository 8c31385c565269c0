/** Flaws to problems: the places are looked up here. */

import type { Problem } from '../types.ts';
import type { FileCache } from '../yaml/file-cache.ts';
import { codeOf } from './codes.ts';
import type { Flaw, Place, Spot } from './flaw.ts';

const start: Place = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** The problems that flaws are, each once, sorted by file and line. */
export function toProblems(files: FileCache, flaws: Flaw[]): Problem[] {
  return flaws.length === 0 ? [] : tidy(flaws.map((flaw) => toProblem(flaw, files)));
}

/** Problems sorted by file and line. What is said of the same place twice, because several pages use it, is said once. */
export function tidy(problems: Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, line, column, code, message } = problem;
    const key = [file, line, column, code, message].join('\n');
    const known = first.get(key);
    // of two, the one that says where the file is used says more
    if (!known || (!known.usedBy && problem.usedBy)) first.set(key, problem);
  }
  return [...first.values()].sort(
    (a, b) =>
      compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toProblem(flaw: Flaw, files: FileCache): Problem {
  const { code, message, hint, suggestion, file, route, usedBy } = flaw;
  const used = usedBy && placeOf(files, usedBy).line;
  return {
    code: codeOf(code),
    name: code,
    severity: flaw.severity ?? 'error',
    file,
    ...(flaw.place ?? placeOf(files, flaw, flaw.atKey, flaw.within)),
    message,
    hint,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(route === undefined ? {} : { route }),
    ...(usedBy ? { usedBy: `${usedBy.file}:${used}` } : {}),
  };
}

function placeOf(files: FileCache, { file, path }: Spot, atKey = false, within?: string): Place {
  // of a file as a whole no line is more to blame than another
  if (path.length === 0) return start;
  return files.positions(file)?.find(path, atKey, within) ?? start;
}
