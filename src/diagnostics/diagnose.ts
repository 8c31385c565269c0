/** Converts the issues of the content stage to diagnostics for editors. */

import type { LoadedFile } from '../content/load-page-file.ts';
import type { Issue, ProblemCard } from '../content/model/issue.ts';
import { framesOf, type Site } from '../content/site/site.ts';
import type { FileCache } from '../content/yaml/file-cache.ts';
import { causeOf } from './causes/cause-of.ts';
import {
  causedByLostList,
  isConsequence,
  missingInPage,
  withoutSwallowed,
} from './causes/consequences.ts';
import { whereGiven } from './causes/given-value.ts';
import { structureFirst } from './causes/structure-first.ts';
import { iconsOfEntries } from './checks/icons-of-entries.ts';
import { languageNameIssues } from './checks/language-names.ts';
import { oddEntryIssues } from './checks/odd-entries.ts';
import { oddValueIssues } from './checks/odd-site-values.ts';
import { oddValuesIn } from './checks/odd-values.ts';
import { ownBlockIssues } from './checks/own-blocks.ts';
import { reviewPages } from './checks/review-page.ts';
import { unreadNameIssues } from './checks/unread-names.ts';
import { explainInvalid } from './explain-invalid.ts';
import { locate } from './locate.ts';
import { sortedProblems } from './merge/sorted-problems.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import type { Explained } from './model/explained.ts';
import { ownRuleDiagnostics } from './own-rules.ts';
import { sentencesOf, sentencesOfMistake } from './registry/sentences.ts';
import { explainSyntax } from './syntax/explain-syntax.ts';
import { fileSchema } from './syntax/file-schema.ts';

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
    ...iconsOfEntries(site),
    ...ownBlockIssues(site),
    ...unreadNameIssues(site),
    ...languageNameIssues(site),
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
export function fillProblemCards(site: Site, cards: ProblemCard[]): void {
  for (const { card, issues } of cards) {
    const all = explain(site, issues);
    // A single issue is shown even if it follows from another one: the block would be empty without a message.
    const alone = all.length === 1 ? all.map((issue) => ({ ...issue, follows: false })) : all;
    card.problems = located(site, alone).map((diagnostic) => ({ ...diagnostic }));
  }
}

function explain(site: Site, issues: Issue[]): Explained[] {
  const isReported = missingInPage();
  const found = withoutSwallowed(issues).flatMap((issue) => {
    if (isReported(issue)) return [];
    const explained = explainEach(causeOf(issue, site), site);
    return isConsequence(issue, site)
      ? explained.map((one) => ({ ...one, follows: true }))
      : explained;
  });
  const isOfLostList = causedByLostList(found);
  const own = found.filter((issue) => !isOfLostList(issue));
  return structureFirst(own, site);
}

/** Returns an issue with its messages: of data or a file with several mistakes, one for each. */
function explainEach(issue: Issue, site: Site): Explained[] {
  if (issue.code === 'invalid') return explainInvalid(issue, site);
  if (issue.code !== 'invalid-yaml') {
    const explained = sentencesOf(issue, site);
    // A message about a template stays at the template.
    return [issue.within === undefined ? whereGiven(explained, site) : explained];
  }
  const { params: _facts, code: _invalid, ...details } = issue;
  const schema = fileSchema(issue.file, site);
  const mistakes = explainSyntax(site.files.text(issue.file) ?? '', schema);
  return mistakes.map((mistake) => sentencesOfMistake(mistake, details, site));
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
