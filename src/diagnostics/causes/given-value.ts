/** Reports a wrong value of a fragment where the page gives it. */
import { traceGiven } from '../../content/expand/trace-back.ts';
import type { Site } from '../../content/site/site.ts';
import type { Explained } from '../model/explained.ts';

/**
 * Returns an issue of a value in a fragment at the place where a page gives that value; other issues as they are. When
 * every use of the fragment has the issue, it is reported in the fragment after all.
 */
export function whereGiven(issue: Explained, { files }: Site): Explained {
  const { file, path, message, hint, code, scope, lost } = issue;
  const given = { ...issue, ...traceGiven(files, issue) };
  if (given.file === file || lost || !scope?.given) return given;
  const everywhere = { use: `name: ${scope.given.fragment}`, file, path, message, hint };
  return { ...given, lost: { word: `${code} ${file} ${path}`, everywhere } };
}
