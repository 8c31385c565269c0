/** Converts the issues of the content stage to diagnostics for editors. */

import type { LoadedFile } from '../content/loaded.ts';
import { startsWith } from '../content/model/data.ts';
import type { Card, Issue } from '../content/model/issue.ts';
import { framesOf, type Site } from '../content/site/site.ts';
import type { FileCache } from '../content/yaml/file-cache.ts';
import { oddEntryIssues } from './checks/odd-entries.ts';
import { oddValueIssues } from './checks/odd-site-values.ts';
import { oddValuesIn } from './checks/odd-values.ts';
import { ownBlockIssues } from './checks/own-blocks.ts';
import { reviewPages } from './checks/review-page.ts';
import { explainInvalid } from './explain-invalid.ts';
import { locate } from './locate.ts';
import { sortedProblems } from './merge/sorted-problems.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import type { Explained } from './model/explained.ts';
import { ownRuleDiagnostics } from './own-rules.ts';
import { sentencesOf, sentencesOfMistake } from './registry/sentences.ts';
import { explainSyntax } from './syntax/explain-syntax.ts';

/** Returns the diagnostics of issues, without duplicates, sorted by file and line. */
export function diagnose(site: Site, issues: Issue[]): Diagnostic[] {
  return located(site, explain(site, issues));
}

/** Returns the diagnostics of what all pages share: the configuration, the blocks, the data and the frames. */
export function diagnoseSite(site: Site): Diagnostic[] {
  const own = diagnose(site, [
    ...site.extensions.issues,
    ...Object.values(site.issues).flat(),
    ...oddValueIssues(site),
    ...oddEntryIssues(site),
    ...ownBlockIssues(site),
  ]);
  const ofFrames = framesOf(site).flatMap(({ issues }) => issues);
  return [...own, ...diagnose(site, ofFrames)];
}

/** Returns the diagnostics of a page file, including those of each of its pages. */
export function diagnoseFile(site: Site, loaded: LoadedFile): Diagnostic[] {
  const odd = loaded.source ? oddValuesIn(loaded.source) : [];
  const found = diagnose(site, [...loaded.issues, ...odd, ...reviewPages(site, loaded)]);
  const own = ownRuleDiagnostics(site, loaded).filter((one) => !isIgnored(one, site.files));
  return own.length > 0 ? sortedProblems([...found, ...own]) : found;
}

/** Fills in the diagnostics of the blocks that replace broken ones. */
export function fillCards(site: Site, cards: Card[]): void {
  for (const { card, issues } of cards) {
    const all = explain(site, issues);
    // A single issue is shown even if it follows from another one: the block would be empty without a message.
    const alone = all.length === 1 ? all.map((issue) => ({ ...issue, follows: false })) : all;
    card.problems = located(site, alone).map((diagnostic) => ({ ...diagnostic }));
  }
}

function explain(site: Site, issues: Issue[]): Explained[] {
  const isUnknown = lacksConfig(site);
  const isReported = missingInPage();
  const found = issues.flatMap((issue) => {
    if (isUnknown(issue) || isReported(issue)) return [];
    if (issue.code === 'invalid-yaml') {
      const { params: _facts, code: _invalid, ...details } = issue;
      const mistakes = explainSyntax(site.files.text(issue.file) ?? '');
      return mistakes.map((mistake) => sentencesOfMistake(mistake, details, site));
    }
    return issue.code === 'invalid' ? explainInvalid(issue, site) : sentencesOf(issue, site);
  });
  const isSplitOff = splitOffFields(issues);
  const isOfLostList = causedByLostList(found);
  return found.filter((issue) => !isSplitOff(issue) && !isOfLostList(issue));
}

/**
 * Returns a function that tells whether an issue is about a template without an entry because the `as:` around it has
 * no list, or because that list or the `each:` of the page is misspelt, which is reported separately.
 */
function causedByLostList(found: Explained[]): (issue: Explained) => boolean {
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
function missingInPage(): (issue: Issue) => boolean {
  const reported = new Set<string>();
  return ({ code, file, params }) => {
    if (code !== 'unknown-variable' || params.index > 0) return false;
    const [root = ''] = params.name;
    const key = `${file} ${root}`;
    return /^(?:entry|group|pager|params)$/.test(root) && (reported.has(key) || !reported.add(key));
  };
}

/**
 * Returns a function that tells whether a block only lacks a field because a misplaced dash has made another block of
 * it, which has no type and is reported separately.
 */
function splitOffFields(issues: Issue[]): (issue: Explained) => boolean {
  const rests = issues.flatMap(({ code, params, file, path }) => {
    const index = path.at(-1);
    if (code !== 'missing-type' || typeof index !== 'number') return [];
    return [{ block: params.block, place: [file, ...path.slice(0, -1), index - 1].join('/') }];
  });
  return ({ code, missing, file, path }) =>
    code === 'missing-field' &&
    rests.some(
      ({ block, place }) =>
        place === [file, ...path].join('/') && Object.hasOwn(block, missing ?? ''),
    );
}

/** The keys of the configuration that pages depend on. A wrong type makes the whole value unusable. */
const USED_BY_PAGES = ['blocks', 'blockFolders', 'filters'];

/**
 * Returns a function that tells whether an issue may only follow from a broken configuration, which is reported
 * separately.
 */
function lacksConfig({ extensions }: Site): (issue: Issue) => boolean {
  const isLost = extensions.issues.some(({ code, params }) => {
    if (code !== 'broken-config' || !('reason' in params)) return false;
    const { reason } = params;
    if (reason === 'wrong-type') return USED_BY_PAGES.includes(params.name);
    return reason === 'code' || reason === 'no-export';
  });
  return ({ code, params }) =>
    isLost &&
    (code === 'unknown-block' ||
      (code === 'template-error' && 'reason' in params && params.reason === 'unknown-filter'));
}

function located(site: Site, issues: Explained[]): Diagnostic[] {
  if (issues.length === 0) return [];
  const { files } = site;
  files.renew();
  return sortedProblems(
    issues
      .filter(({ follows }) => !follows)
      .map((issue) => locate(issue, site))
      .filter((diagnostic) => !isIgnored(diagnostic, files)),
  );
}

/**
 * Returns whether an editor has silenced a warning: `# pagewright-ignore duplicate-title` at the end of its line, or
 * on a line of its own above. Names and codes (`PW543`) are accepted; errors cannot be ignored.
 */
function isIgnored({ severity, file, line, name, code }: Diagnostic, files: FileCache): boolean {
  if (severity === 'error') return false;
  const text = files.text(file);
  if (!text?.includes('pagewright-ignore')) return false;
  const lines = text.split('\n');
  const above = lines[line - 2] ?? '';
  const places = [lines[line - 1] ?? '', /^\s*#/.test(above) ? above : ''];
  return places.some((one) => {
    const words = /#\s*pagewright-ignore\s+([\w\s,-]+)/.exec(one)?.[1]?.split(/[\s,]+/) ?? [];
    return words.includes(name) || words.includes(code);
  });
}
