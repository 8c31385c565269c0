/** Finds the issues of fields that single entries lack, often because of an issue of the entry. */
import type { UnlocatedIssue } from '../model/issue.ts';
import type { Row, Scope } from '../model/sources.ts';
import type { Site } from '../site/site.ts';
import { isAbout, issuesOfEntry, rowsAround } from './entry-issues.ts';
import type { TemplateIssue } from './template-issues.ts';

/** Returns whether entries are chosen by a field that none has because of issues of theirs, reported separately. */
export function choosesByLostField({ code, params }: UnlocatedIssue, site: Site): boolean {
  if (code !== 'no-entries' || params.field === undefined || params.values.size > 0) return false;
  const { collection, field } = params;
  const rows = site.collections.get(collection)?.rows ?? [];
  const isLost = ({ location }: Row) =>
    issuesOfEntry(location, site).some((issue) => isAbout(issue, field));
  return rows.some(isLost);
}

/**
 * Returns whether a template reads a field that is missing because of an issue of its entry, which is reported
 * separately: a field that is left out, misspelt or misplaced.
 */
export function readsLostField(
  { code, within = '' }: Pick<UnlocatedIssue, 'code' | 'within'>,
  scope: Scope,
  site: Site,
): boolean {
  if (code !== 'unknown-variable' || !within.startsWith('entry.')) return false;
  const steps = within.split('.');
  return rowsAround(scope.row)
    .flatMap(({ location }) => issuesOfEntry(location, site))
    .some((issue) => steps.some((step) => isAbout(issue, step)));
}

/** Returns the issue of a template, with the number of the entry when others of its list have the value. */
export function withOddEntry(issue: TemplateIssue, row: Row | undefined): TemplateIssue {
  if (issue.code !== 'unknown-variable' || issue.params.name[0] !== 'entry') return issue;
  const { list = [], data } = row ?? {};
  const [, wanted = ''] = issue.params.name;
  if (!list.some((one) => wanted in one)) return issue;
  return {
    ...issue,
    params: { ...issue.params, number: list.indexOf(data ?? {}) + 1 },
  };
}
