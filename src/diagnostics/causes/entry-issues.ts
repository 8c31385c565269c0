/** Finds the issues of entries, which may cause others wherever the entries are used. */

import { collectionAt, collectionOf } from '../../content/files/collection-files.ts';
import { errorPath } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Row } from '../../content/model/sources.ts';
import type { DataPath, SourceLocation } from '../../content/model/types.ts';
import { SITE_FILE_NAME, type Site } from '../../content/site/site.ts';
import { meant } from '../wording/nearest.ts';
import { synonym } from '../wording/synonyms.ts';

/** Returns the errors of the entry that contains a value; an empty list for values outside of collections. */
export function issuesOfEntry({ file, path }: SourceLocation, { issues }: Site): Issue[] {
  if (collectionOf(file) === undefined) return [];
  const entry = (of: DataPath): DataPath => (typeof of[0] === 'number' ? of.slice(0, 1) : []);
  return issues.data.filter(
    (one) =>
      one.file === file &&
      one.severity !== 'warning' &&
      String(entry(one.path)) === String(entry(path)),
  );
}

/** Returns whether an issue of an entry is about a field, or about an unknown field that may be meant as that one. */
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

/** Returns whether an issue of an entry is about a field, or about something in it. */
const isWithin = (issue: Issue, field: string): boolean =>
  isAbout(issue, field) ||
  (issue.code === 'invalid'
    ? issue.params.errors.some((error) => errorPath(error)[0] === field)
    : issue.path.includes(field));

/**
 * Returns whether an issue at a place follows from an issue of the entry there, or of the same field of it, or from an
 * unreadable site file.
 */
export function isAtReported(place: SourceLocation, site: Site): boolean {
  if (site.siteFile.isUnknown && place.file === SITE_FILE_NAME) return true;
  const field = place.path.find((step) => typeof step === 'string');
  return issuesOfEntry(place, site).some((issue) => field === undefined || isWithin(issue, field));
}

/**
 * Returns whether an entry has its field at `path` under a name that no other entry uses, which is reported
 * separately.
 */
export function isMisnamed({ file, path }: SourceLocation, site: Site): boolean {
  const { rows = [], schema } = collectionAt({ file, path }, site) ?? {};
  const at = String(path.slice(0, -1));
  const row = rows.find(({ location }) => location.file === file && String(location.path) === at);
  return row !== undefined && !schema && hasOtherName(String(path.at(-1)), row, rows);
}

/** Returns whether an entry has a field under another name that no other entry uses. */
export function hasOtherName(name: string, row: Row, rows: Row[]): boolean {
  const isOwn = (one: string) => !rows.some((other) => other !== row && one in other.written);
  const own = Object.keys(row.written).filter(isOwn);
  return meant(name, own).suggestion !== undefined || own.some((one) => synonym(one, [name]));
}
