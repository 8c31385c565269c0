import { sortedProblems } from '../merge/sorted-problems.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/**
 * Formats problems as JUnit test results: one suite for each file with problems, and one for all pages. Warnings are
 * not failures: they are in `system-out` (https://github.com/testmoapp/junitxml).
 */
export function formatJunit(problems: Diagnostic[], pages: number): string {
  const sorted = sortedProblems(problems);
  const files = [...new Set(sorted.map(({ file }) => file))];
  const failures = sorted.filter(isFailure).length;
  const suites = files.map((file) =>
    suite(
      file,
      sorted.filter((one) => one.file === file),
    ),
  );
  const whole = `  <testsuite name="pages" tests="1" failures="0">\n    <testcase classname="pages" name="${pages} pages are read"/>\n  </testsuite>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="pagewright" tests="${sorted.length + 1}" failures="${failures}">`,
    whole,
    ...suites,
    '</testsuites>',
  ].join('\n');
}

const isFailure = ({ severity }: Diagnostic): boolean => severity === 'error';

function suite(file: string, problems: Diagnostic[]): string {
  const failures = problems.filter(isFailure).length;
  return [
    `  <testsuite name="${escaped(file)}" tests="${problems.length}" failures="${failures}">`,
    ...problems.map(testCase),
    '  </testsuite>',
  ].join('\n');
}

function testCase(problem: Diagnostic): string {
  const { code, name, file, line, column, message, hint, route, usedBy } = problem;
  const place = `${file}:${line}:${column}`;
  const notes = [route ? `for ${route}` : '', usedBy ? `used by ${usedBy}` : ''].filter(Boolean);
  const text = escaped([place, message, hint, ...notes].filter(Boolean).join('\n'));
  const open = `    <testcase classname="${escaped(file)}" name="${escaped(`${code} ${name} at ${line}:${column}`)}" file="${escaped(file)}" line="${line}">`;
  const inner = isFailure(problem)
    ? `<failure type="${code}" message="${escaped(message)}">${text}</failure>`
    : `<system-out>${text}</system-out>`;
  return `${open}${inner}</testcase>`;
}

const entities: { [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
};

const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes text for XML, and removes characters that XML 1.0 does not allow. */
function escaped(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/[&<>"'\n]/g, (character) => entities[character] ?? '');
}
