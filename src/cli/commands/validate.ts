import { checkPages } from '../../build/check-pages.ts';
import { formatJson, formatProblems } from '../../content/problems/print-problems.ts';
import type { Problem } from '../../content/types.ts';
import type { Folders } from '../folders.ts';

/** GitHub's workflow commands: each problem is shown at its line. */
function annotation({ severity, file, line, column, endLine, endColumn, message, hint }: Problem) {
  const text = `${message} ${hint}`.replaceAll('%', '%25').replaceAll('\n', '%0A');
  const place = `file=${file},line=${line},col=${column},endLine=${endLine},endColumn=${endColumn}`;
  return `::${severity} ${place}::${text}`;
}

/** Checks every page and prints every problem; 1 when there is an error among them. */
export async function validate(
  { siteRoot, engineRoot }: Folders,
  _args: string[],
  { format }: Record<string, unknown>,
): Promise<number> {
  const { problems, pages } = await checkPages(siteRoot, engineRoot);
  if (format === 'json') console.log(formatJson(problems, pages));
  else if (format === 'github') for (const problem of problems) console.log(annotation(problem));
  else if (problems.length > 0) console.error(formatProblems(problems, { siteRoot }));
  else console.log(`${pages} pages, no problems.`);
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}
