/** Removes duplicate and consequential diagnostics, so that each mistake is reported once. */
import type { Diagnostic } from '../model/diagnostic.ts';

/** Matches site files, whose values are known by their own names, whatever file uses them. */
const SITE_FILE = /(?:^|\/)_site\.yaml$/;

/** Rules that are reported once for a value that is used twice, under two names or for several entries. */
const oncePerValue = new Set<Diagnostic['name']>([
  'unknown-key',
  'wrong-type',
  'wrong-value',
  'misplaced-key',
  'unknown-icon',
  'unknown-fragment',
  'broken-link',
  'broken-anchor',
  'odd-link',
  'lost-dialog',
  'missing-description',
  'missing-value',
  'unknown-variable',
]);

/**
 * Rules after which nothing else is reported about a value: it is missing, or has a character that does not belong to
 * it.
 */
const OF_WHOLE_VALUE =
  /^(?:missing-(?:type|value|dash)|indentation|stray-comma|unclosed-quote|unquoted-template)$/;

/** Rules about texts that are shown as they stand, which is wrong while a template in them is broken. */
const OF_SHOWN_TEXTS = /^(?:duplicate-(?:title|description)|description-length|long-title)$/;

/** Rules about parts of a page without which it lacks a block or a field. */
const OF_PARTS = /^(?:unknown-(?:block|key)|misplaced-key|missing-(?:field|type))$/;

/** Rules about the target of a value. */
const ofLinks = new Set<Diagnostic['name']>(['broken-link', 'odd-link', 'odd-path']);

/** Sorts problems by file and line. Problems of one place that several pages use are reported once. */
export function sortedProblems(problems: Diagnostic[]): Diagnostic[] {
  const first = new Map<string, Diagnostic>();
  for (const problem of problems) {
    const { file, line, column, code } = problem;
    const isOfValue = oncePerValue.has(problem.name);
    // A missing field of a menu entry is the same in each block that shows the menu.
    const what = problem.missing ?? problem.message;
    const key = [file, line, column, code, isOfValue ? '' : what].join('\n');
    const known = first.get(key);
    // Of two equal problems, an error is kept rather than a warning, and one that names where the file is used.
    const isGraver = known?.severity === 'warning' && problem.severity === 'error';
    const isOfUse = !known?.usedBy && problem.usedBy && !SITE_FILE.test(file);
    if (!known || isGraver || isOfUse) first.set(key, problem);
  }
  return withoutConsequences(withoutRepeatedWarnings(separated([...first.values()]))).sort(
    (a, b) =>
      compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

/** Reports a wrong comma in a list as the error, where the entry that it makes is refused as a whole. */
function separated(problems: Diagnostic[]): Diagnostic[] {
  const isIn = (comma: Diagnostic, { file, line, column, endColumn }: Diagnostic) =>
    file === comma.file &&
    line === comma.line &&
    column <= comma.column &&
    comma.column < endColumn;
  const refused = (comma: Diagnostic) =>
    problems.filter((one) => one.name === 'wrong-value' && isIn(comma, one));
  const commas = problems.filter((one) => one.name === 'missing-comma' && refused(one).length > 0);
  if (commas.length === 0) return problems;
  const consequences = new Set(commas.flatMap(refused));
  return problems
    .filter((one) => !consequences.has(one))
    .map((one) => (commas.includes(one) ? { ...one, severity: 'error' } : one));
}

/**
 * Removes warnings about a value that also has an error, whether the error's place includes its quotation mark or
 * not.
 */
function withoutRepeatedWarnings(problems: Diagnostic[]): Diagnostic[] {
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

/**
 * Removes problems of links whose value is empty or has the wrong form, of texts with a broken template, and further
 * problems of a block without a type.
 */
function withoutConsequences(problems: Diagnostic[]): Diagnostic[] {
  const placeOf = ({ file, line, column }: Diagnostic): string => `${file}:${line}:${column}`;
  const formless = new Set(problems.filter(({ name }) => name === 'wrong-value').map(placeOf));
  const spoilt = new Set(problems.filter(({ name }) => OF_WHOLE_VALUE.test(name)).map(placeOf));
  // A block without a type is reported by one rule only.
  const untyped = new Set(problems.filter(({ name }) => name === 'missing-type').map(placeOf));
  // An entry of a menu is reported there, not again by the blocks that show the menu.
  const lacking = new Set(
    problems.filter(({ name, usedBy }) => name === 'missing-field' && !usedBy).map(placeOf),
  );
  // A line that begins with an odd space is no part of the object around it.
  const spaced = new Set(problems.flatMap(({ name, file }) => (name === 'odd-space' ? file : [])));
  // A template makes addresses of several forms, of which some only differ in capitals.
  const leadNowhere = new Set(problems.filter(({ name }) => name === 'broken-link').map(placeOf));
  const lineOf = ({ file, line }: Diagnostic): string => `${file}:${line}`;
  const templates = new Set(problems.filter(({ name }) => name === 'template-error').map(lineOf));
  // A dialog, or what opens it, may be lost because of that error.
  const broken = new Set(problems.flatMap(({ name, file }) => (OF_PARTS.test(name) ? file : [])));
  return problems.filter(
    (one) =>
      !(one.name === 'lost-dialog' && broken.has(one.file)) &&
      !(one.name === 'letter-case' && leadNowhere.has(placeOf(one))) &&
      !((OF_SHOWN_TEXTS.test(one.name) || ofLinks.has(one.name)) && templates.has(lineOf(one))) &&
      !(/^missing-(?:value|field)$/.test(one.name) && spaced.has(one.file)) &&
      !(one.missing && one.usedBy && SITE_FILE.test(one.file) && lacking.has(placeOf(one))) &&
      !(ofLinks.has(one.name) && formless.has(placeOf(one))) &&
      !(spoilt.has(placeOf(one)) && !OF_WHOLE_VALUE.test(one.name)) &&
      !(one.name !== 'missing-type' && untyped.has(placeOf(one))),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
