/** Decides which issues only follow from another one, which is reported separately. */

import { missingChoices, wordsOf } from '../../content/expand/choose-rows.ts';
import { collectionAt } from '../../content/files/collection-files.ts';
import { errorPath, isObject, startsWith, valueAt } from '../../content/model/data.ts';
import type { Issue, UnlocatedIssue } from '../../content/model/issue.ts';
import { rowsAround } from '../../content/model/sources.ts';
import type { DataPath } from '../../content/model/types.ts';
import { isInMisnamed } from '../../content/site/misnamed-parts.ts';
import type { Site } from '../../content/site/site.ts';
import { brokenType } from '../../content/transform/check-block.ts';
import type { Explained } from '../model/explained.ts';
import { knownWords } from '../wording/nearest.ts';
import { hasOtherName, isAbout, isAtReported, issuesOfEntry } from './entry-issues.ts';

type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

/** Returns whether an issue follows from another one, by its code. */
const causes: {
  [Code in Issue['code']]?: (issue: IssueOf<Code>, site: Site) => boolean;
} = {
  'missing-field': lacksField,
  'no-entries': (issue, site) =>
    mayBeAbsent(issue.params) ||
    isBrokenCollection(issue.params.collection, site) ||
    isOfBrokenEntry(issue, site) ||
    choosesByLostField(issue, site),
  'template-error': (issue, site) =>
    (issue.params.reason === 'unknown-filter' && lacksConfiguration(site)) ||
    isOfBrokenEntry(issue, site),
  'unknown-block': ({ params }, site) =>
    brokenType(params.type, site) !== undefined || lacksConfiguration(site),
  'unknown-collection': ({ params }, site) => isInMisnamed(site, '_collections', params.name),
  'unknown-entry': ({ params }, site) =>
    isBrokenCollection(params.collection, site) || hasLostField(params, site),
  'unknown-fragment': (issue, site) =>
    isInMisnamed(site, '_fragments', issue.params.name) || isOfBrokenEntry(issue, site),
  'unknown-icon': ({ params }, site) => isInMisnamed(site, '_icons', params.name),
  'unknown-variable': (issue, site) =>
    readsLostSetting(issue, site) || readsLostField(issue, site) || readsFailedValue(issue),
};

/** Returns whether an issue follows from another one, which is reported separately. */
export function isConsequence(issue: Issue, site: Site): boolean {
  const follows = causes[issue.code] as ((issue: Issue, site: Site) => boolean) | undefined;
  if (follows?.(issue, site)) return true;
  // An issue of the expansion is about a template; others are about the value where it is written.
  return !issue.scope && !site.issues.data.includes(issue) && isAtReported(issue, site);
}

/**
 * Returns issues without those of a quotation mark that swallows lines, where the lost lines cause other errors, which
 * are reported with the same mark.
 */
export function withoutSwallowed(issues: Issue[]): Issue[] {
  const isSwallowed = ({ code, params }: Issue) =>
    code === 'unclosed-quote' && params.reason === 'swallowed';
  const isError = (issue: Issue) => issue.severity !== 'warning' && !isSwallowed(issue);
  const files = new Set(issues.filter(isError).map(({ file }) => file));
  return issues.filter((issue) => !isSwallowed(issue) || !files.has(issue.file));
}

function isBrokenCollection(name: string, { collections }: Site): boolean {
  return collections.get(name)?.broken === true;
}

/** Returns whether an issue may be caused by a mistake in an entry that its block is made from. */
export function isOfBrokenEntry({ scope }: Pick<Issue, 'scope'>, site: Site): boolean {
  return rowsAround(scope?.row).some(({ location }) => issuesOfEntry(location, site).length > 0);
}

/** Returns whether entries are chosen by a field that has issues in some of them. */
function choosesByLostField({ params }: IssueOf<'no-entries'>, site: Site): boolean {
  return params.field !== undefined && hasLostField(params, site);
}

/** Returns whether an entry of a collection has an issue of its own about a field. */
function hasLostField(
  { collection, field }: { collection: string; field: string },
  site: Site,
): boolean {
  const rows = site.collections.get(collection)?.rows ?? [];
  return rows.some(({ location }) =>
    issuesOfEntry(location, site).some((issue) => isAbout(issue, field)),
  );
}

/**
 * Returns whether a template reads a field that is missing because of an issue of its entry: a field that is left out,
 * misspelt or misplaced.
 */
function readsLostField({ within = '', scope }: IssueOf<'unknown-variable'>, site: Site): boolean {
  if (!within.startsWith('entry.')) return false;
  const steps = within.split('.');
  return rowsAround(scope?.row).some(({ location }) =>
    issuesOfEntry(location, site).some((issue) => steps.some((step) => isAbout(issue, step))),
  );
}

/** Returns whether a template reads a value of a fragment that is given as a template which has failed. */
function readsFailedValue({ params, scope }: IssueOf<'unknown-variable'>): boolean {
  const [root, name = ''] = params.name;
  const given = scope?.values.with;
  const value = isObject(given) ? given[name] : undefined;
  return root === 'with' && typeof value === 'string' && value.includes('{{');
}

/**
 * Returns whether a template reads a value of the site file that is undefined because that cannot be read, or has a
 * value of a wrong type there.
 */
function readsLostSetting(
  { within = '' }: IssueOf<'unknown-variable'>,
  { siteFile, issues }: Site,
): boolean {
  if (!within.startsWith('site.')) return false;
  const isRead = (path: DataPath) =>
    path.length > 0 && `${within}.`.startsWith(`site.${path.join('.')}.`);
  const isOfIt = (issue: Issue): boolean =>
    issue.code === 'invalid' &&
    issue.file.endsWith('/_site.yaml') &&
    issue.params.errors.some((one) => one.keyword === 'type' && isRead(errorPath(one)));
  return siteFile.isUnknown || issues.data.some(isOfIt);
}

/** Returns whether the lack of a field is reported at its entry, or is no mistake. */
function lacksField({ params, scope, file, path }: IssueOf<'missing-field'>, site: Site): boolean {
  if (params.reason === 'parameter') {
    return issuesOfEntry({ file, path }, site).some((issue) => isAbout(issue, params.name));
  }
  if (params.reason !== 'entry-value' || !scope?.row) return false;
  const { name } = params;
  const rows = collectionAt(scope.row.location, site)?.rows ?? [];
  // A field that many entries do not have is left out on purpose.
  const without = rows.filter(({ written }) => !(name in written)).length;
  return (
    without * 3 > rows.length ||
    hasOtherName(name, scope.row, rows) ||
    isOfBrokenEntry({ scope }, site)
  );
}

/** The keys of the configuration that pages depend on. A wrong type makes the whole value unusable. */
const USED_BY_PAGES = ['blocks', 'blockFolders', 'filters'];

/** Returns whether the configuration that blocks and filters come from is broken. */
function lacksConfiguration({ extensions }: Site): boolean {
  return extensions.issues.some(({ code, params }) => {
    if (code !== 'broken-config' || !('reason' in params)) return false;
    const { reason } = params;
    if (reason === 'wrong-type') return USED_BY_PAGES.includes(params.name);
    return reason === 'code' || reason === 'no-export';
  });
}

type NoEntries = Extract<UnlocatedIssue, { code: 'no-entries' }>['params'];

/** Returns whether one of several values that choose entries may be one that no entry has yet. */
function mayBeAbsent(params: NoEntries): boolean {
  if (params.field === undefined || !params.isOneOf || /^(?:slug|id)$/.test(params.field))
    return false;
  const word = wordsOf(params.wanted).join(' or ');
  return knownWords(params.values).meant(word).suggestion === undefined;
}

/**
 * Returns a function that tells whether an issue is about a template without an entry because the `as:` around it has
 * no list, or because that list or the `each:` of the page is misspelt, which is reported separately.
 */
export function causedByLostList(found: Explained[]): (issue: Explained) => boolean {
  const lost = found.filter(
    ({ code, path, suggestion }) =>
      (code === 'misplaced-key' && path.at(-1) === 'as') ||
      (code === 'unknown-key' && /^(?:itemsFrom|each)$/.test(suggestion ?? '')),
  );
  return ({ code, file, path }) =>
    code === 'unknown-variable' &&
    lost.some(
      (one) => one.file === file && (one.suggestion === 'each' || startsWith(path, one.path)),
    );
}

/**
 * Returns a function that tells whether an issue is about a template that uses a value which its page lacks as a
 * whole, such as its pager, when another template of the page is already reported for that value.
 */
export function missingInPage(): (issue: Issue) => boolean {
  const reported = new Set<string>();
  return ({ code, file, params }) => {
    if (code !== 'unknown-variable' || params.index > 0) return false;
    const [root = ''] = params.name;
    const key = `${file} ${root}`;
    return /^(?:entry|group|pager|params)$/.test(root) && (reported.has(key) || !reported.add(key));
  };
}

/** Returns whether a page file makes no page of some entries because a value that chooses them is misspelt. */
export function hasMisspeltChoice(file: string, { collections, files }: Site): boolean {
  const each = valueAt(files.data(file), ['each']);
  const collection = isObject(each) && collections.get(String(each.collection));
  if (!collection) return false;
  return missingChoices(collection, each).some(
    ({ issue }) => issue.code === 'no-entries' && !mayBeAbsent(issue.params),
  );
}
