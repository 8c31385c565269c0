/** Finds collection entries with issues of their own that cause other issues. */
import { collectionOf } from '../files/collection-files.ts';
import { errorPath, isObject } from '../model/data.ts';
import { escapePattern } from '../model/escape-pattern.ts';
import type { Issue, UnlocatedIssue } from '../model/issue.ts';
import type { Row, Source } from '../model/sources.ts';
import type { DataPath, SourceLocation } from '../model/types.ts';
import type { Site } from '../site/site.ts';
import { meant } from '../words/nearest.ts';
import type { Expansion } from './expansion.ts';
import { sourceOf } from './trace-back.ts';

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
export const isWithin = (issue: Issue, field: string): boolean =>
  isAbout(issue, field) ||
  (issue.code === 'invalid'
    ? issue.params.errors.some((error) => errorPath(error)[0] === field)
    : issue.path.includes(field));

/** Returns an entry and those that it is made from, as an entry of a list within another one is. */
export const rowsAround = (row: Row | undefined): Row[] =>
  row ? [row, ...rowsAround(row.scope?.row)] : [];

/** Returns where the entries are written that a value of a page is made from, the innermost first. */
export function entriesAt(sources: Source[], path: DataPath): SourceLocation[] {
  const source = sourceOf(sources, path);
  const index = source && path[source.at.length];
  const own = typeof index === 'number' ? source?.rows?.[index] : undefined;
  return rowsAround(own ?? source?.scope.row).map(({ location }) => location);
}

/**
 * Returns whether an issue may be caused by a mistake in an entry that the blocks are made from; that mistake is
 * reported separately.
 */
export function isOfBrokenEntry({ scope, site }: Expansion): boolean {
  return rowsAround(scope.row).some(({ location }) => issuesOfEntry(location, site).length > 0);
}

/**
 * Returns the issue of an entry without a field, when its empty value leaves a visible gap in a text and no schema
 * makes the field optional.
 */
export function emptyFieldIssue(
  [root, name = '', ...more]: string[],
  text: string,
  expansion: Expansion,
): Issue[] {
  const { row } = expansion.scope;
  if (
    root !== 'entry' ||
    more.length > 0 ||
    !row ||
    issuesOfEntry(row.location, expansion.site).length > 0
  )
    return [];
  const collection = collectionAt(row.location, expansion.site);
  if (!collection || collection.schema) return [];
  const { rows } = collection;
  // A field that many entries do not have is left out on purpose.
  const without = rows.filter(({ written }) => !(name in written)).length;
  if (without * 3 > rows.length || hasOtherName(name, row, rows)) return [];
  const params = { reason: 'entry-value', collection: collection.name, name, text } as const;
  return [{ code: 'missing-field', severity: 'warning', params, ...row.location }];
}

/** Returns the collection of an entry. */
export const collectionAt = ({ file }: SourceLocation, { collections }: Site) =>
  collections.get(collectionOf(file) ?? '');

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

function hasOtherName(name: string, row: Row, rows: Row[]): boolean {
  const isOwn = (one: string) => !rows.some((other) => other !== row && one in other.written);
  return meant(name, Object.keys(row.written).filter(isOwn)).suggestion !== undefined;
}

/**
 * Returns the issue at the use of a fragment whose template reads a value that is not given; `undefined` when the
 * mistake is more likely in the fragment.
 */
export function missingFragmentValue(
  { code, within = '' }: UnlocatedIssue,
  expansion: Expansion,
): Issue | undefined {
  const { given, values } = expansion.scope;
  const [root, wanted, ...more] = within.split('.');
  if (code !== 'unknown-variable' || root !== 'with' || !wanted || more.length > 0 || !given) {
    return undefined;
  }
  const fragment = expansion.inside.at(-1) ?? '';
  const { location } = given;
  const names = isObject(values.with) ? Object.keys(values.with) : [];
  const { unused, missing } = valuesAsked(expansion, names, wanted);
  const { suggestion, sure } = meant(wanted, unused);
  // One value too many and one too few: the same value under two names.
  const other = suggestion ?? (unused.length === 1 && missing.length === 1 ? unused[0] : undefined);
  if (other !== undefined) {
    // Of two similar names, the one that is also the name of the block's field is right.
    if (suggestion !== undefined && expansion.path.at(-1) !== wanted) return undefined;
    const params = { reason: 'fragment-value', fragment, name: other, wanted, sure } as const;
    return {
      code: 'unknown-key',
      params,
      file: location.file,
      path: [...location.path, other],
      atKey: true,
    };
  }
  if (meant(wanted, names).suggestion !== undefined) return undefined;
  // All missing values are reported together.
  const params = {
    reason: 'fragment-value',
    fragment,
    file: expansion.file,
    wanted,
    asked: missing,
    given: names,
    field: expansion.path.at(-1),
  } as const;
  return {
    code: 'missing-field',
    params,
    file: location.file,
    path: names.length > 0 ? location.path : location.path.slice(0, -1),
  };
}

/** Returns the given values that a fragment does not use, and those that it asks for and does not get. */
function valuesAsked(
  { site, file }: Expansion,
  given: string[],
  wanted: string,
): { unused: string[]; missing: string[] } {
  const text = site.files.text(file) ?? '';
  const asked = Array.from(
    text.matchAll(/\bwith\.(\w+)\b(?!\s*\|\s*default)/g),
    ([, name = '']) => name,
  );
  return {
    unused: given.filter((name) => !new RegExp(`with\\.${escapePattern(name)}\\b`).test(text)),
    missing: [...new Set([...asked, wanted])].filter((name) => !given.includes(name)),
  };
}
