/**
 * Splits the issue of data that its schema refuses into one issue for each mistake, at the place where an editor
 * wrote it.
 */

import { notText } from '../content/expand/template-issues.ts';
import { sourceOf, traceBack } from '../content/expand/trace-back.ts';
import { collectionOf } from '../content/files/collection-files.ts';
import { childrenOf, errorPath, isObject, valueAt } from '../content/model/data.ts';
import type { Issue } from '../content/model/issue.ts';
import { definitionsOf, type Schema, type SchemaError } from '../content/model/json-schema.ts';
import { PUBLICATION_FIELDS } from '../content/model/names.ts';
import type { OldName } from '../content/model/schema-facts.ts';
import type { Data, DataPath, SourceLocation } from '../content/model/types.ts';
import { renamed } from '../content/schemas/old-names.ts';
import { SITE_FILE_NAME, type Site, siteFor } from '../content/site/site.ts';
import { isOfBrokenEntry } from './causes/consequences.ts';
import { isAbout, isAtReported, isMisnamed, issuesOfEntry } from './causes/entry-issues.ts';
import { whereGiven } from './causes/given-value.ts';
import { unsuitedList } from './causes/unsuited-list.ts';
import type { Explained } from './model/explained.ts';
import { sentencesOf } from './registry/sentences.ts';
import { issuesOfErrors } from './schema/issues-of-errors.ts';
import type { SchemaIssue } from './schema/schema-issue.ts';
import { isOneText, isTextForGroup } from './schema/value-words.ts';

type Invalid = Extract<Issue, { code: 'invalid' }>;
type Origin = NonNullable<Invalid['params']['origin']>;

/** Returns an issue with its messages for each mistake in data that its schema refuses. */
export function explainInvalid(issue: Invalid, site: Site): Explained[] {
  const { params, code: _invalid, ...details } = issue;
  const { errors, subject, schema, oldNames = [], origin } = params;
  // The check of a page leaves out `each`, to which some of its unknown fields belong.
  const each = subject.kind === 'page' && valueAt(site.files.data(issue.file), ['each']);
  const data = each && isObject(params.data) ? { ...params.data, each } : params.data;
  const { issues, others } = renamedFields(errors, oldNames, (path) =>
    origin ? isWritten(path, origin, site) : valueAt(data, path) !== undefined,
  );
  const { shared, page } = site.engine;
  const { itemsFrom } = page.definitions ?? {};
  const own = subject.kind === 'entry' ? withPublication(schema, page) : schema;
  const definitions = definitionsOf(schema, shared);
  const checked = { subject, schema: own, definitions, itemsFrom, types: site.blockTypes };
  const found = [...issues, ...issuesOfErrors(others, data, checked)].filter(
    // A template that has failed is reported separately.
    ({ path }) => issue.file !== SITE_FILE_NAME || !`${valueAt(data, path)}`.includes('{{'),
  );
  return found.map((finding) => {
    const unsuited = origin && unsuitedList(finding, { schema: own, definitions, ...origin }, site);
    return unsuited ? { ...details, ...unsuited } : explainFinding(finding, issue, site);
  });
}

/** Returns a mistake with its messages, at the place where an editor made it. */
function explainFinding(finding: SchemaIssue, issue: Invalid, site: Site): Explained {
  const { params, code: _invalid, ...details } = issue;
  const missing = finding.code === 'missing-field' ? finding.params.names[0] : undefined;
  const place = params.origin
    ? placeOf(finding, missing, params.origin, site)
    : { file: issue.file, path: [...issue.path, ...finding.path] };
  const isEmptied =
    finding.code === 'empty-list' &&
    (isOfBroken(place, site) || isFromBrokenEntry(finding, params.origin, site));
  const explained = {
    ...details,
    ...sentencesOf({ ...asGiven(finding, place), file: place.file, path: place.path }, site),
    ...(missing === undefined ? {} : { missing }),
    ...(finding.code === 'unknown-key' && finding.params.others
      ? { beside: finding.params.others }
      : {}),
    ...place,
    ...(isEmptied || standsIn(place, issue, site) ? { follows: true } : {}),
  };
  return params.origin ? explained : whereGiven(explained, site);
}

/** Returns whether the entry that a value comes from has mistakes of its own. */
function isFromBrokenEntry({ path }: SchemaIssue, origin: Origin | undefined, site: Site): boolean {
  const source = origin && sourceOf(origin.sources, [...origin.pagePath, ...path]);
  return isOfBrokenEntry({ scope: source?.scope }, site);
}

/**
 * Returns whether a value of the main site file may only be used because the site file of a language, whose own value
 * would stand in its place, has mistakes.
 */
function standsIn(place: SourceLocation, { file }: Issue, site: Site): boolean {
  const { siteFile } = siteFor(site, file);
  const isInvalid = (one: Issue) => one.code === 'invalid' && one.file === siteFile.file;
  return (
    place.file === SITE_FILE_NAME &&
    siteFile.file !== SITE_FILE_NAME &&
    site.issues.data.some(isInvalid)
  );
}

/** Returns a mistake in a value that a page gives a fragment under the name that it has in the page. */
function asGiven(finding: SchemaIssue, { path }: SourceLocation): SchemaIssue {
  const isRefused = finding.code === 'wrong-type' || finding.code === 'wrong-value';
  if (!isRefused || path.at(-2) !== 'with' || !('isEntry' in finding.params)) return finding;
  const params = { ...finding.params, name: String(path.at(-1)), isEntry: false };
  return { ...finding, params } as SchemaIssue;
}

/** Returns whether a block at the top of a page takes entries from a collection that cannot be read. */
function isOfBroken({ file, path }: SourceLocation, { files, collections }: Site): boolean {
  const isBrokenList = (itemsFrom: Data | undefined) =>
    isObject(itemsFrom) && collections.get(String(itemsFrom.collection))?.broken === true;
  const reads = (value: Data | undefined): boolean =>
    (isObject(value) && isBrokenList(value.itemsFrom)) ||
    childrenOf(value).some(([, below]) => reads(below));
  return reads(valueAt(files.data(file), path.slice(0, 2)));
}

/**
 * Returns where an editor wrote the value of an issue; when a template causes the issue, returns the issue at the
 * template.
 */
function placeOf(finding: SchemaIssue, missing: string | undefined, origin: Origin, site: Site) {
  const path = [...origin.pagePath, ...finding.path];
  const { template, ...found } = traceBack(site.files, origin.sources, path, finding.atKey);
  return (
    (template && issueAtTemplate(finding, template, found, site)) ??
    (missing === undefined ? undefined : placeOfMissing([...path, missing], found, origin, site)) ??
    withFollows(found, site)
  );
}

type Template = NonNullable<ReturnType<typeof traceBack>['template']>;

/**
 * Returns the issue at the template when it refers to a value of the wrong type; `undefined` when the value itself is
 * wrong.
 */
function issueAtTemplate(
  finding: SchemaIssue,
  { name, location }: Template,
  found: SourceLocation,
  site: Site,
) {
  if (isOneText(finding) && issuesOfEntry(found, site).length === 0) {
    const value = valueAt(site.files.data(found.file), found.path);
    if (typeof value === 'object' && value !== null) {
      return sentencesOf({ ...notText(name, value), ...location, within: name.join('.') }, site);
    }
  }
  const last = name.at(-1) ?? '';
  const needed = finding.code === 'wrong-type' ? finding.params.error.parentSchema : {};
  // The template refers to one field of the object that is needed.
  if (name.length > 2 && isTextForGroup(finding) && Object.hasOwn(needed.properties ?? {}, last)) {
    const hint = `All of the group is needed: write "{{ ${name.slice(0, -1).join('.')} }}".`;
    return { ...withFollows(location, site), hint };
  }
  // A text that is right in other places: the template is in the wrong place, not the text.
  if (!isTextForGroup(finding) || !found.file.endsWith('_site.yaml')) return undefined;
  return { ...withFollows(location, site), ...(isRefused(found, site) ? { follows: true } : {}) };
}

/**
 * Returns the place of a missing field that a template fills in, when the entry or the site file lacks the value;
 * `undefined` when it is just missing.
 */
function placeOfMissing(path: DataPath, found: SourceLocation, { sources }: Origin, site: Site) {
  const { template, ...value } = traceBack(site.files, sources, path);
  const isOfEntry = value.file !== found.file && collectionOf(value.file) !== undefined;
  const isEmptied = template !== undefined && (isRefused(value, site) || isMisnamed(value, site));
  const lost = isOfEntry && !isEmptied && missingInEntry(value, String(path.at(-1)), found, site);
  if (lost) return lost;
  if (!isOfEntry && !isEmptied) return undefined;
  const origin = isOfEntry ? value : found;
  return { ...withFollows(origin, site), ...(isEmptied && { follows: true }) };
}

/** Returns the issue of an entry without the value that a template uses for a field of another name. */
function missingInEntry(
  value: SourceLocation,
  missing: string,
  asked: SourceLocation,
  site: Site,
): Explained | undefined {
  const { file, path } = value;
  const name = String(path.at(-1));
  const text = valueAt(site.files.data(asked.file), [...asked.path, missing]);
  if (name === missing || typeof text !== 'string') return undefined;
  if (valueAt(site.files.data(file), path) !== undefined) return undefined;
  const collection = collectionOf(file) ?? '';
  const params = { reason: 'entry-value', collection, name, text } as const;
  const row = { file, path: path.slice(0, -1) };
  // The entry has the value under another name, which is reported there.
  const follows = issuesOfEntry(row, site).some((issue) => isAbout(issue, name));
  const issue = { code: 'missing-field', params, file, path } as const;
  return { ...sentencesOf(issue, site), missing: name, follows };
}

/** Returns whether a value is refused by the schema where it is written, as an empty menu of the site file is. */
function isRefused({ file, path }: SourceLocation, { issues }: Site): boolean {
  return Object.values(issues)
    .flat()
    .some(
      (one) =>
        one.code === 'invalid' &&
        one.file === file &&
        one.params.errors.some(
          (error) => String([...one.path, ...errorPath(error)]) === String(path),
        ),
    );
}

/** Returns whether an editor wrote a value at a path, possibly in another file. */
function isWritten(path: DataPath, { sources, pagePath }: Origin, { files }: Site): boolean {
  const found = traceBack(files, sources, [...pagePath, ...path], true);
  return valueAt(files.data(found.file), found.path) !== undefined;
}

/** Returns a place, marked when the issues there follow from another one. */
const withFollows = (place: SourceLocation, site: Site) =>
  isAtReported(place, site) ? { ...place, follows: true } : place;

/** Returns the schema of an entry with the fields that say when it is published, as those of a page do. */
function withPublication(schema: Schema, { properties = {} }: Schema): Schema {
  const fields = PUBLICATION_FIELDS.map((name) => [name, properties[name] ?? {}]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(fields) } };
}

/** Returns an issue for each field that has been renamed, and the errors about other mistakes. */
function renamedFields(
  errors: SchemaError[],
  oldNames: OldName[],
  isThere: (path: DataPath) => boolean,
): { issues: SchemaIssue[]; others: SchemaError[] } {
  const settled = new Set<string>();
  const issues = errors.flatMap((error): SchemaIssue[] => {
    if (error.keyword !== 'additionalProperties' || oldNames.length === 0) return [];
    const path = errorPath(error);
    const from = String(path.at(-1));
    const oldName = renamed(oldNames, path.filter((step) => typeof step === 'string').join('.'));
    if (!oldName) return [];
    const to = oldName.to.split('.').at(-1) ?? '';
    settled.add(`${error.instancePath} ${from}`).add(`${error.instancePath} ${to}`);
    const beside = [...path.slice(0, -1), to];
    const params = { from, to, since: oldName.since, isThere: isThere(beside) };
    return [{ code: 'renamed-key', params, path, atKey: true }];
  });
  const others = errors.filter(({ instancePath, params }) => {
    const name = params.additionalProperty ?? params.missingProperty;
    return name === undefined || !settled.has(`${instancePath} ${name}`);
  });
  return { issues, others };
}
