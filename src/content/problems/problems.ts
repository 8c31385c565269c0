/** Flaws to problems: the places are looked up here. */

import type { DataPath, Place, Problem } from '../types.ts';
import type { FileCache } from '../yaml/file-cache.ts';
import { quoted } from '../yaml/text/text-cause.ts';
import { codeOf } from './codes.ts';
import type { Flaw, Spot } from './flaw.ts';
import { isIgnored } from './ignored.ts';
import { textualCause } from './textual-cause.ts';

const start: Place = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** The problems that flaws are, each once, sorted by file and line. */
export function toProblems(files: FileCache, flaws: Flaw[]): Problem[] {
  const told = flaws
    .filter(({ follows }) => !follows)
    .map((flaw) => ({ flaw, problem: toProblem(flaw, files) }))
    .filter(({ problem }) => !isIgnored(problem, files));
  return tidy(withoutSwallowed(withoutMoved(told)));
}

/** Problems sorted by file and line. What is said of the same place twice, because several pages use it, is said once. */
export function tidy(problems: Problem[]): Problem[] {
  const first = new Map<string, Problem>();
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

/** Where a value leads is asked once it has the form that its field needs. */
function withoutFormless(problems: Problem[]): Problem[] {
  const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;
  const formless = new Set(problems.filter(({ name }) => name === 'wrong-value').map(placeOf));
  const isOfLink = ({ name }: Problem): boolean => /^(?:broken-link|odd-link)$/.test(name);
  return problems.filter((one) => !(isOfLink(one) && formless.has(placeOf(one))));
}

/** A line that is read as something else by its odd space is missing in the group before it, which is no second mistake. */
function withoutSwallowed(problems: Problem[]): Problem[] {
  const odd = problems.filter(({ name }) => name === 'odd-space' || name === 'missing-space');
  if (odd.length === 0) return problems;
  const swallowed = odd.map(({ file, line }) =>
    problems
      .filter((one) => one.file === file && one.line < line && /^missing-/.test(one.name))
      .filter(({ name }) => name !== 'missing-space')
      .reduce<Problem | undefined>(
        (last, one) => (!last || one.line > last.line ? one : last),
        undefined,
      ),
  );
  return problems.filter((problem) => !swallowed.includes(problem));
}

/** A field that stands one level too far out is missing further in, which is no second mistake. */
function withoutMoved(told: { flaw: Flaw; problem: Problem }[]): Problem[] {
  const moved = told.filter(({ flaw }) => flaw.code === 'misplaced-key');
  const isMoved = ({ flaw, problem }: (typeof told)[number]): boolean =>
    flaw.missing !== undefined &&
    moved.some(
      (one) =>
        one.flaw.path.at(-1) === flaw.missing &&
        one.problem.file === problem.file &&
        one.problem.line > problem.line,
    );
  return told.filter((one) => !isMoved(one)).map(({ problem }) => problem);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toProblem(flaw: Flaw, files: FileCache): Problem {
  const { route, usedBy } = flaw;
  const used = usedBy && placeOf(files, usedBy).line;
  const { code, ...said } = textualCause(flaw, files) ?? written(flaw, files);
  return {
    code: codeOf(code),
    name: code,
    severity: flaw.severity ?? 'error',
    file: flaw.file,
    ...said,
    ...(route === undefined ? {} : { route }),
    ...(usedBy ? { usedBy: `${usedBy.file}:${used}` } : {}),
  };
}

type Said = Place &
  Pick<Problem, 'message' | 'hint' | 'suggestion' | 'edits' | 'lost'> & { code: Flaw['code'] };

/** What a flaw says of its value, with what stands in the file. */
function written(flaw: Flaw, files: FileCache): Said {
  const { code, message, hint, suggestion, lost, file, path, place, edits } = flaw;
  const said = {
    ...{ code, message, hint },
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(lost === undefined ? {} : { lost }),
  };
  if (place) return { ...place, ...said, ...(edits ? { edits } : {}) };
  // of a file as a whole no line is more to blame than another
  const location = path.length === 0 ? undefined : locate(files, flaw);
  if (!location) return { ...start, ...said };
  const text = files.text(file) ?? '';
  const source = text.slice(location.start, location.end);
  const edit = location.exact ? editOf(flaw, source) : undefined;
  const made = edit === undefined ? {} : { edits: [{ ...pick(location), text: edit }] };
  return { ...location.place, ...said, hint: quotedHint(hint, path, source), ...made };
}

/** The hint with what is written in quotation marks, behind the name that stands there: a template may give it to a field of another name. */
function quotedHint(hint: string, path: DataPath, source: string): string {
  const name = path.at(-1);
  const named =
    typeof name === 'string' ? hint.replace(/: [\w-]+: ‹quoted›/, `: ${name}: ‹quoted›`) : hint;
  const inBrackets = /^[[{]/.test(source)
    ? ` If the brackets belong to it, put all of it in quotation marks: ${quoted(source)}.`
    : '';
  return named.replaceAll('‹quoted›', quoted(source)).replace('‹brackets›', inBrackets);
}

const pick = ({ start: from, end }: { start: number; end: number }) => ({ start: from, end });

/** What is to stand in place of `source`, where that is certain. */
function editOf(flaw: Flaw, source: string): string | undefined {
  const { fix, sure, suggestion, within } = flaw;
  if (within !== undefined && source !== within) return undefined;
  const [sign = ''] = source;
  if (fix === 'quote') return /["'|>&*!]/.test(sign) ? undefined : quoted(source);
  if (fix) return fix.text;
  if (!sure || suggestion === undefined) return undefined;
  if (within !== undefined) return suggestion;
  const isQuoted = /["']/.test(sign) && source.endsWith(sign);
  if (/[|>&*!{[]/.test(sign) || (!isQuoted && /["']/.test(sign))) return undefined;
  // a word that YAML would read as something else stays in quotation marks
  return isQuoted ? `${sign}${suggestion}${sign}` : suggestion;
}

function locate(files: FileCache, { file, path, atKey, within }: Flaw) {
  return files.positions(file)?.locate(path, atKey, within);
}

function placeOf(files: FileCache, { file, path }: Spot): Place {
  if (path.length === 0) return start;
  return files.positions(file)?.find(path) ?? start;
}
