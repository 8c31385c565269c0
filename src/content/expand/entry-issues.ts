/** Entries of collections that have issues of their own, from which others follow. */

import { errorPath } from '../model/data.ts';
import type { Issue, Unplaced } from '../model/issue.ts';
import type { Scope } from '../model/sources.ts';
import type { DataPath, Spot } from '../model/types.ts';
import type { Site } from '../site/site.ts';

const folder = 'pages/_collections/';

/** Returns what is wrong with the entry that a value belongs to; nothing for values that stand elsewhere. */
export function issuesOfEntry({ file, path }: Spot, { issues }: Site): Issue[] {
  if (!file.startsWith(folder)) return [];
  const entry = (of: DataPath): DataPath => (typeof of[0] === 'number' ? of.slice(0, 1) : []);
  return issues.data.filter(
    (one) =>
      one.file === file &&
      one.severity !== 'warning' &&
      String(entry(one.path)) === String(entry(path)),
  );
}

/** Returns whether an issue of an entry is about one of its fields, or about a field that may have been meant to be it. */
export function isAbout(issue: Issue, field: string): boolean {
  if (issue.code !== 'invalid') return issue.path.at(-1) === field;
  const { errors, data, schema } = issue.params;
  const isThere = typeof data === 'object' && data !== null && Object.hasOwn(data, field);
  const isKnown = Object.hasOwn(schema.properties ?? {}, field);
  return errors.some(
    (error) =>
      error.params.missingProperty === field ||
      errorPath(error).at(-1) === field ||
      (error.keyword === 'additionalProperties' && isKnown && !isThere),
  );
}

/** Returns whether a template asks for a field that its entry lacks by a mistake that is told of the entry: a field left out, misspelt or in the wrong place. */
export function asksForLost(
  { code, within = '' }: Pick<Unplaced, 'code' | 'within'>,
  scope: Scope,
  site: Site,
): boolean {
  if (code !== 'unknown-variable' || !within.startsWith('entry.')) return false;
  const steps = within.split('.');
  for (let row = scope.row; row; row = row.scope?.row) {
    const issues = issuesOfEntry(row.spot, site);
    if (issues.some((issue) => steps.some((step) => isAbout(issue, step)))) return true;
  }
  return false;
}
