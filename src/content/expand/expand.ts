/**
 * Expands templates, fragments and `itemsFrom`, from what an editor wrote to the data of the blocks. Data is never
 * changed in place.
 */

import { collectionAt } from '../files/collection-files.ts';
import { isObject } from '../model/data.ts';
import type { UnlocatedIssue } from '../model/issue.ts';
import type { Values } from '../model/sources.ts';
import type { Data, DataObject } from '../model/types.ts';
import { isLeftOut, timeIssue } from '../publication/publication.ts';
import type { Caches, Site } from '../site/site.ts';
import {
  type Expansion,
  type ExpansionOutput,
  failedItems,
  maxParts,
  noItems,
  report,
  within,
} from './expansion.ts';
import { expandFragment } from './fragments.ts';
import { itemsFrom } from './items-from.ts';
import { fill, hasTemplate, parseTemplate, type Template } from './template.ts';
import { TemplateError } from './template-issues.ts';

/** Returns the value with its templates, fragments and items expanded; `undefined` when it is left out. */
export function expand(value: DataObject, expansion: Expansion): DataObject;
export function expand(value: Data, expansion: Expansion): Data | undefined;
export function expand(value: Data, expansion: Expansion): Data | undefined {
  if (typeof value === 'string') return hasTemplate(value) ? fillIn(value, expansion) : value;
  if (value === null || typeof value !== 'object') return value;
  return Array.isArray(value) ? expandList(value, expansion) : expandGroup(value, expansion);
}

/** Returns an expansion at the top of a file. */
export function newExpansion(
  site: Site,
  of: string,
  values: Values,
  output: ExpansionOutput,
): Expansion {
  return {
    site,
    file: of,
    expand,
    expandBlocks,
    path: [],
    at: [],
    scope: { values, siteFile: site.siteFile },
    usedBy: undefined,
    inside: [],
    output,
  };
}

/**
 * Parsed templates by text; the keys are caches that are replaced whenever a site's data changes. Not one of these
 * caches: the folder of the site knows no templates.
 */
const parsed = new WeakMap<Caches, Map<string, Template>>();

function templateOf(text: string, { caches, extensions }: Site): Template {
  const templates = parsed.get(caches) ?? new Map<string, Template>();
  parsed.set(caches, templates);
  const template = templates.get(text) ?? parseTemplate(text, extensions.filters);
  templates.set(text, template);
  return template;
}

function fillIn(text: string, expansion: Expansion): Data | undefined {
  const template = templateOf(text, expansion.site);
  try {
    const onEmpty = (name: string[]) => reportEmptyField(name, text, expansion);
    return fill(template, expansion.scope.values, onEmpty) ?? undefined;
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    report(expansion, error.issue);
    return text;
  }
}

/** Reports the empty value of an entry that leaves a gap in a text and that no schema makes optional. */
function reportEmptyField(
  [root, name = '', ...more]: string[],
  text: string,
  { scope, site, output }: Expansion,
): void {
  const { row } = scope;
  const collection = row && collectionAt(row.location, site);
  if (root !== 'entry' || more.length > 0 || !collection || collection.schema) return;
  const params = { reason: 'entry-value', collection: collection.name, name, text } as const;
  const { location } = row;
  output.missingValues.push({
    code: 'missing-field',
    severity: 'warning',
    params,
    ...location,
    scope,
  });
}

function expandList(list: Data[], expansion: Expansion): Data[] {
  const expanded: Data[] = [];
  for (const [index, value] of list.entries()) {
    const step = { path: index, at: expanded.length };
    const result = within(expansion, step, () => expand(value, expansion));
    if (result !== undefined) expanded.push(result);
  }
  return expanded;
}

function expandGroup(group: DataObject, expansion: Expansion): DataObject {
  if (Object.hasOwn(group, '[object Object]')) {
    report(expansion, { code: 'unquoted-template', params: { reason: 'value' } });
    return group;
  }
  const { itemsFrom: written, ...fields } = group;
  const expanded: DataObject = {};
  for (const [name, value] of Object.entries(fields)) {
    const result =
      name === 'blocks' && Array.isArray(value)
        ? blocksBelow(value, expansion)
        : within(expansion, { path: name, at: name }, () => expand(value, expansion));
    if (result !== undefined) expanded[name] = result;
  }
  if (written === undefined) return expanded;
  // Which of the two lists is wrong is unknown, so no mistakes in the entries of the second one are reported.
  if ((expanded.items ?? null) !== null) report(expansion, twoLists, ['itemsFrom']);
  else expanded.items = itemsOf(expanded, written, expansion);
  return expanded;
}

/** Returns the items of an object with an `itemsFrom`. */
function itemsOf(group: DataObject, written: Data, expansion: Expansion): Data[] {
  // The fields of `itemsFrom` are beside it instead of in it, which the block's check reports.
  const isEmptied = written === null && group.collection !== undefined;
  const items = isEmptied || isObject(group.as) ? undefined : itemsFrom(written, expansion);
  return items ?? failedItems;
}

/** Returns the blocks of a `blocks` list of the current value, with fragments expanded. */
export function blocksBelow(list: Data[], expansion: Expansion): Data[] {
  const blocks: Data[] = [];
  within(expansion, { path: 'blocks', at: 'blocks' }, () => expandBlocks(list, expansion, blocks));
  return blocks;
}

/** Adds the blocks of `list` to `blocks`, with fragments expanded. `expansion` is at the list. */
export function expandBlocks(list: Data[], expansion: Expansion, blocks: Data[]): void {
  const { output } = expansion;
  for (const [index, block] of list.entries()) {
    if (output.left <= 0) return;
    within(expansion, { path: index }, () => {
      if (isLeftOut(block, expansion.site)) reportTimes(block as DataObject, expansion);
      else if (isFragment(block)) expandFragment(block, expansion, blocks);
      else expandBlock(block, index, expansion, blocks);
    });
  }
}

function expandBlock(block: Data, index: number, expansion: Expansion, blocks: Data[]): void {
  const { output } = expansion;
  output.left -= 1;
  if (output.left === 0) report(expansion, tooManyParts);
  const sources = output.sources.length;
  const expanded = within(expansion, { at: blocks.length }, () => {
    // A source is needed when fragments before the block have changed its index, or when it is in another file than
    // the page.
    if (blocks.length !== index || expansion.inside.length > 0) addSource(expansion);
    return expand(block, expansion);
  });
  if (isObject(expanded) && expanded.items === noItems) output.sources.length = sources;
  else if (expanded !== undefined) blocks.push(expanded);
}

/** Reports wrong publication times of a block that is left out; nothing else of it is checked. */
function reportTimes(block: DataObject, expansion: Expansion): void {
  const wrong = timeIssue(block, expansion.site);
  if (wrong) report(expansion, wrong.issue, wrong.path);
}

function addSource(expansion: Expansion): void {
  const { at, file, path, scope, usedBy, output } = expansion;
  output.sources.push({ at, file, path, scope, usedBy });
}

function isFragment(block: Data): block is DataObject {
  return (block as DataObject | null)?.type === 'fragment';
}

const twoLists: UnlocatedIssue = {
  code: 'wrong-value',
  params: { reason: 'two-lists' },
  atKey: true,
};

const tooManyParts: UnlocatedIssue = {
  code: 'too-many-parts',
  params: { most: maxParts, of: 'page' },
};
