/** One diagnostic for one mistake, where a mistake makes several things wrong. */
import type { Diagnostic } from '../model/diagnostic.ts';

/** The files whose values have names of their own, whatever the field is called that shows them. */
const siteFile = /(?:^|\/)_site\.yaml$/;

/** Rules of which the first is enough for one value that is used twice, under two names or for several entries. */
const oncePerValue = new Set<Diagnostic['name']>([
  'unknown-key',
  'wrong-type',
  'wrong-value',
  'misplaced-key',
  'unknown-icon',
  'broken-link',
  'odd-link',
  'lost-dialog',
  'missing-description',
  'missing-value',
]);

/** Rules that leave nothing else to say of a value: it is not there, or has a character that belongs to none. */
const ofWholeValue = /^(?:missing-(?:type|value)|stray-comma|unclosed-quote)$/;

/** Rules about where a value leads to. */
const ofLinks = new Set<Diagnostic['name']>(['broken-link', 'odd-link', 'odd-path']);

/** Sorts problems by file and line. Problems of one place that several pages use are reported once. */
export function sortedProblems(problems: Diagnostic[]): Diagnostic[] {
  const first = new Map<string, Diagnostic>();
  for (const problem of problems) {
    const { file, line, column, code } = problem;
    const isOfValue = oncePerValue.has(problem.name);
    // what an entry of a menu lacks is the same in each block that shows the menu
    const what = problem.missing ?? problem.message;
    const key = [file, line, column, code, isOfValue ? '' : what].join('\n');
    const known = first.get(key);
    // of two, the one that says where the file is used says more
    const isGraver = known?.severity === 'warning' && problem.severity === 'error';
    const isOfUse = !known?.usedBy && problem.usedBy && !siteFile.test(file);
    if (!known || isGraver || isOfUse) first.set(key, problem);
  }
  return withoutFormless(withoutEchoes([...first.values()])).sort(
    (a, b) =>
      compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

/** Leaves out what a value may do to its readers where the same value is wrong altogether, with its quotation mark or without. */
function withoutEchoes(problems: Diagnostic[]): Diagnostic[] {
  const errors = new Map<string, Diagnostic>();
  for (const one of problems) {
    const { severity, file, line, column } = one;
    if (severity !== 'error') continue;
    errors.set(`${file}:${line}:${column}`, one).set(`${file}:${line}:${column + 1}`, one);
  }
  return problems.filter(({ severity, file, line, column, endLine, endColumn }) => {
    const error = errors.get(`${file}:${line}:${column}`);
    if (severity === 'error' || !error) return true;
    return error.endLine === endLine && error.endColumn < endColumn;
  });
}

/** Leaves out what a value leads to, as long as it is empty or has not the form that its field needs, and what else is wrong with a block without type. */
function withoutFormless(problems: Diagnostic[]): Diagnostic[] {
  const placeOf = ({ file, line, column }: Diagnostic): string => `${file}:${line}:${column}`;
  const formless = new Set(problems.filter(({ name }) => name === 'wrong-value').map(placeOf));
  const spoilt = new Set(problems.filter(({ name }) => ofWholeValue.test(name)).map(placeOf));
  // a block without its type is told by its own rule
  const untyped = new Set(problems.filter(({ name }) => name === 'missing-type').map(placeOf));
  // a line that begins with an odd space is lost to the group around it
  const spaced = new Set(problems.flatMap(({ name, file }) => (name === 'odd-space' ? file : [])));
  return problems.filter(
    (one) =>
      !(/^missing-(?:value|field)$/.test(one.name) && spaced.has(one.file)) &&
      !(ofLinks.has(one.name) && formless.has(placeOf(one))) &&
      !(spoilt.has(placeOf(one)) && !ofWholeValue.test(one.name)) &&
      !(one.name !== 'missing-type' && untyped.has(placeOf(one))),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
