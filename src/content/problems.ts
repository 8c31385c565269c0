/** Flaws to problems: the places are looked up here, once for each file. */
import type { Flaw, Place, Spot } from './flaw.ts';
import { type Positions, readPositions } from './positions.ts';
import { readText } from './read-text.ts';
import type { Problem } from './types.ts';

const start: Place = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** The problems that flaws are, each once, sorted by file and line. */
export function toProblems(root: string, flaws: Flaw[]): Problem[] {
  if (flaws.length === 0) return [];
  const finder = new PlaceFinder(root);
  return tidy(flaws.map((flaw) => toProblem(flaw, finder)));
}

/** Problems sorted by file and line. What is said of the same place twice, because several pages use it, is said once. */
export function tidy(problems: Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, line, column, code, message } = problem;
    const key = [file, line, column, code, message].join('\n');
    if (!first.has(key)) first.set(key, problem);
  }
  return [...first.values()].sort(
    (a, b) =>
      compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toProblem(flaw: Flaw, finder: PlaceFinder): Problem {
  const { code, message, hint, suggestion, file, route, usedBy } = flaw;
  const used = usedBy && finder.find(usedBy).line;
  return {
    code,
    severity: flaw.severity ?? 'error',
    file,
    ...(flaw.place ?? finder.find(flaw, flaw.atKey, flaw.within)),
    message,
    hint,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(route === undefined ? {} : { route }),
    ...(usedBy ? { usedBy: `${usedBy.file}:${used}` } : {}),
  };
}

class PlaceFinder {
  readonly #root: string;
  readonly #files = new Map<string, Positions | undefined>();

  constructor(root: string) {
    this.#root = root;
  }

  find({ file, path }: Spot, atKey = false, within?: string): Place {
    // of a file as a whole no line is more to blame than another
    if (path.length === 0) return start;
    if (!this.#files.has(file)) this.#files.set(file, this.#read(file));
    return this.#files.get(file)?.find(path, atKey, within) ?? start;
  }

  #read(file: string): Positions | undefined {
    if (!file.endsWith('.yaml')) return undefined;
    const text = readText(this.#root, file);
    return typeof text === 'string' ? readPositions(text) : undefined;
  }
}
