/** The state of expanding the data of a file. */

import type { Issue, Unplaced } from '../model/issue.ts';
import type { Scope, Source, Values } from '../model/sources.ts';
import type { Data, DataObject, DataPath, SourceLocation } from '../model/types.ts';
import type { Site } from '../site/site.ts';

/** Where the expansion of a file stands, and what it has given so far. */
export interface Expansion {
  site: Site;
  /** The file that is expanded, and the way from its top to the current value. */
  file: string;
  path: DataPath;
  /** The way to the value in the finished page. */
  at: DataPath;
  scope: Scope;
  usedBy: SourceLocation | undefined;
  /** The fragments around the current value. */
  inside: string[];
  /** Shared by all that is expanded for one page. */
  output: ExpansionOutput;
}

export interface ExpansionOutput {
  issues: Issue[];
  /** What is worth a look and keeps no part from the page, as an issue does. */
  warnings: Issue[];
  sources: Source[];
  /** What else the page is made from: `collections/services`. */
  uses: Set<string>;
  /** Items that are whole entries of a collection: fields that the block does not know are taken out later. */
  wholeEntries: { at: DataPath; items: DataObject[] }[];
  /** How many more blocks and items the page may get. */
  left: number;
}

/** One step from the current value: in its file, in the finished page, or in both. */
interface Step {
  path?: string | number;
  at?: string | number;
}

/** Runs an action on what stands a step below the current value, and returns its result. */
export function within<Result>(
  expansion: Expansion,
  { path, at }: Step,
  action: () => Result,
): Result {
  if (path !== undefined) expansion.path.push(path);
  if (at !== undefined) expansion.at.push(at);
  const result = action();
  if (path !== undefined) expansion.path.pop();
  if (at !== undefined) expansion.at.pop();
  return result;
}

/** What fragments and `itemsFrom` need of expand.ts, which calls them: values stand within values, and blocks within blocks. */
export interface Expander {
  /** Fills in a value; `undefined` when it is left out. */
  expand(value: DataObject, expansion: Expansion): DataObject;
  expand(value: Data, expansion: Expansion): Data | undefined;
  /** Adds the blocks of a list to `blocks`. */
  expandBlocks(list: Data[], expansion: Expansion, blocks: Data[]): void;
}

/** A page of more parts than this is a mistake: a fragment that doubles itself, most likely. */
export const maxParts = 20_000;

/** Stands for items that could not be found, so that nothing else is reported of them. */
export const failedItems: Data[] = [];

/** The items of a block that is left out because its `itemsFrom` is optional and chooses nothing. */
export const noItems: Data[] = [];

export function newOutput(): ExpansionOutput {
  return {
    issues: [],
    warnings: [],
    sources: [],
    uses: new Set(),
    wholeEntries: [],
    left: maxParts,
  };
}

/** Returns an expansion that begins at the top of a file. */
export function newExpansion(
  site: Site,
  of: string,
  values: Values,
  output: ExpansionOutput,
): Expansion {
  return {
    site,
    file: of,
    path: [],
    at: [],
    scope: { values, siteFile: site.siteFile },
    usedBy: undefined,
    inside: [],
    output,
  };
}

/** Reports an issue at the current value, or at one below it. */
export function report(expansion: Expansion, issue: Unplaced, below: DataPath = []): void {
  const { file, path, usedBy } = expansion;
  expansion.output.issues.push({ ...issue, file, path: [...path, ...below], usedBy });
}
