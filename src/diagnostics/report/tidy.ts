/** One diagnostic for one mistake, where a mistake makes several things wrong. */

import type { Diagnostic } from '../model/diagnostic.ts';
import type { Explained } from '../model/explained.ts';

/** An issue and the diagnostic that became of it. */
export interface Diagnosed {
  issue: Explained;
  diagnostic: Diagnostic;
}

/** Problems sorted by file and line. What is said of the same place twice, because several pages use it, is said once. */
export function tidy(problems: Diagnostic[]): Diagnostic[] {
  const first = new Map<string, Diagnostic>();
  for (const problem of problems) {
    const { file, line, column, code, message } = problem;
    // of one value that is used twice, under two names or for several entries, the first is enough
    const isOfValue =
      /^(?:unknown-key|wrong-type|wrong-value|misplaced-key|unknown-icon|broken-link)$/.test(
        problem.name,
      );
    const key = [file, line, column, code, isOfValue ? '' : message].join('\n');
    const known = first.get(key);
    // of two, the one that says where the file is used says more
    const isGraver = known?.severity === 'warning' && problem.severity === 'error';
    if (!known || isGraver || (!known.usedBy && problem.usedBy)) first.set(key, problem);
  }
  return withoutFormless([...first.values()]).sort(
    (a, b) =>
      compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

/** Leaves out where a value leads to, as long as it has not the form that its field needs. */
function withoutFormless(problems: Diagnostic[]): Diagnostic[] {
  const placeOf = ({ file, line, column }: Diagnostic): string => `${file}:${line}:${column}`;
  const formless = new Set(problems.filter(({ name }) => name === 'wrong-value').map(placeOf));
  const isOfLink = ({ name }: Diagnostic): boolean => /^(?:broken-link|odd-link)$/.test(name);
  return problems.filter((one) => !(isOfLink(one) && formless.has(placeOf(one))));
}

/** Leaves out that a line is missing which is read as something else because of its odd space. */
export function withoutSwallowed(problems: Diagnostic[]): Diagnostic[] {
  const odd = problems.filter(({ name }) => name === 'odd-space' || name === 'missing-space');
  if (odd.length === 0) return problems;
  const swallowed = odd.map(({ file, line }) =>
    problems
      .filter((one) => one.file === file && one.line < line && /^missing-/.test(one.name))
      .filter(({ name }) => name !== 'missing-space')
      .reduce<Diagnostic | undefined>(
        (last, one) => (!last || one.line > last.line ? one : last),
        undefined,
      ),
  );
  return problems.filter((problem) => !swallowed.includes(problem));
}

/** Leaves out that a field is missing further in which stands one level too far out. */
export function withoutMoved(told: Diagnosed[]): Diagnostic[] {
  const moved = told.filter(({ issue }) => issue.code === 'misplaced-key');
  const isMoved = ({ issue, diagnostic: problem }: Diagnosed): boolean =>
    issue.missing !== undefined &&
    moved.some(
      (one) =>
        one.issue.path.at(-1) === issue.missing &&
        one.diagnostic.file === problem.file &&
        one.diagnostic.line > problem.line,
    );
  return told.filter((one) => !isMoved(one)).map(({ diagnostic }) => diagnostic);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
