import { sortedProblems } from '../merge/sorted-problems.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/**
 * Formats problems as GitHub workflow commands, which GitHub shows at their lines
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). `folder` is the site's folder in
 * the repository, or empty.
 */
export function formatGithub(problems: Diagnostic[], folder = ''): string {
  return sortedProblems(problems)
    .map((problem) => annotation(problem, folder))
    .join('\n');
}

function annotation(problem: Diagnostic, folder: string): string {
  const { severity, code, name, line, column, endLine, endColumn, message, hint } = problem;
  const { file, route, usedBy } = problem;
  const properties = {
    file: folder ? `${folder}/${file}` : file,
    line,
    col: column,
    endLine,
    endColumn,
    title: `${code} ${name}`,
  };
  const notes = [route ? `for ${route}` : '', usedBy ? `used by ${usedBy}` : ''].filter(Boolean);
  const text = `${message}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}\n${hint}`.trim();
  const place = Object.entries(properties).map(([key, value]) => `${key}=${property(value)}`);
  return `::${severity} ${place.join(',')}::${data(text)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(value: string | number): string {
  return data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
