import { sortedProblems } from '../merge/sorted-problems.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** The version of the object, raised when a field changes its name or its meaning. */
const VERSION = 1;

/** Returns the JSON that `validate --format json` prints. */
export function formatJson(problems: Diagnostic[], pages: number): string {
  return JSON.stringify({ version: VERSION, problems: sortedProblems(problems), pages }, null, 2);
}

/** Returns the output when nothing could be checked. */
export const formatFailure = (error: string): string =>
  JSON.stringify({ version: VERSION, error }, null, 2);
