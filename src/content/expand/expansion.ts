/** The state while the data of a file is expanded. */

import type { Issue, UnlocatedIssue } from '../model/issue.ts';
import type { Scope, Source, Values } from '../model/sources.ts';
import type { Data, DataObject, DataPath, SourceLocation } from '../model/types.ts';
import type { Use } from '../model/use.ts';
import type { Site } from '../site/site.ts';

/** The current place in the expansion of a file, and the output so far. */
export interface Expansion {
  site: Site;
  /** The expanded file, and the path of the current value in it; replaced at each step, never changed. */
  file: string;
  path: DataPath;
  /** The path of the value in the finished page. */
  pagePath: DataPath;
  scope: Scope;
  usedBy: SourceLocation | undefined;
  /** The fragments around the current value. */
  inside: string[];
  /** Shared by everything that is expanded for one page. */
  output: ExpansionOutput;
}

export interface ExpansionOutput {
  issues: Issue[];
  /**
   * Missing values that do not stop any part of the page from being expanded, such as a field that most entries have.
   * Whether one is a mistake is decided in src/diagnostics/causes.
   */
  missingValues: Issue[];
  sources: Source[];
  /** The dependencies of the page: `collections/services`. */
  uses: Set<Use>;
  /** Items that are whole entries of a collection; fields that the block does not have are removed later. */
  wholeEntries: { pagePath: DataPath; items: DataObject[] }[];
  /** How many more blocks and items the page may get. */
  left: number;
}

/** A step down from the current value: in its file, in the finished page, or in both. */
interface Step {
  path?: string | number;
  pagePath?: string | number;
}

/** Runs an action one step below the current value, and returns its result. */
export function within<Result>(expansion: Expansion, step: Step, action: () => Result): Result {
  const { path, pagePath } = expansion;
  if (step.path !== undefined) expansion.path = [...path, step.path];
  if (step.pagePath !== undefined) expansion.pagePath = [...pagePath, step.pagePath];
  const result = action();
  expansion.path = path;
  expansion.pagePath = pagePath;
  return result;
}

/** The maximum number of blocks and items of a page. More are a mistake: most likely a fragment that doubles itself. */
export const MAX_PARTS = 20_000;

/**
 * A placeholder for items that could not be found, so that no further issues are reported about them; recognised by
 * identity, as is `noItems`.
 */
export const failedItems: Data[] = [];

/** The items of a block that is left out because its optional `itemsFrom` chooses no entries. */
export const noItems: Data[] = [];

/** Returns the output of an expansion before anything is expanded. */
export function newOutput(): ExpansionOutput {
  return {
    issues: [],
    missingValues: [],
    sources: [],
    uses: new Set(),
    wholeEntries: [],
    left: MAX_PARTS,
  };
}

/** Returns an expansion at the top of a file. */
export function newExpansion(
  site: Site,
  file: string,
  values: Values,
  output: ExpansionOutput,
): Expansion {
  return {
    site,
    file,
    path: [],
    pagePath: [],
    scope: { values, siteFile: site.siteFile },
    usedBy: undefined,
    inside: [],
    output,
  };
}

/** Returns all issues of an expansion. */
export const issuesOf = ({ issues, missingValues }: ExpansionOutput): Issue[] => [
  ...issues,
  ...missingValues,
];

/** Records where the current value is written. */
export function addSource(expansion: Expansion, more: Pick<Source, 'rows' | 'as'> = {}): void {
  const { pagePath, file, path, scope, usedBy, output } = expansion;
  output.sources.push({ pagePath, file, path, scope, usedBy, ...more });
}

/** Reports an issue at the current value, or below it. */
export function report(expansion: Expansion, issue: UnlocatedIssue, below: DataPath = []): void {
  expansion.output.issues.push(located(expansion, issue, below));
}

/** Reports a missing value without which the expansion can go on. */
export function reportMissingValue(
  expansion: Expansion,
  issue: UnlocatedIssue,
  below: DataPath,
): void {
  expansion.output.missingValues.push(located(expansion, issue, below));
}

const located = (
  { file, path, usedBy, scope }: Expansion,
  issue: UnlocatedIssue,
  below: DataPath,
): Issue => ({ ...issue, file, path: [...path, ...below], usedBy, scope });
