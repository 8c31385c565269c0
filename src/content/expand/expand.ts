/**
 * Expands templates, fragments and `itemsFrom`, from what an editor wrote to the data of the blocks. Data is never
 * changed in place. All functions that call each other because values and blocks are nested are in this file.
 */

import { isObject } from '../model/data.ts';
import type { UnlocatedIssue } from '../model/issue.ts';
import type { Row } from '../model/sources.ts';
import type { Data, DataObject } from '../model/types.ts';
import { isLeftOut, timeIssue } from '../publication/publication.ts';
import { localName } from '../site/site.ts';
import { expandText } from './expand-text.ts';
import {
  addSource,
  type Expansion,
  failedItems,
  MAX_PARTS,
  noItems,
  report,
  within,
} from './expansion.ts';
import {
  checkSingle,
  checkUse,
  readableFragment,
  reportUnusedValues,
  withinFragment,
} from './fragments.ts';
import { checkChoice, checkFields, plainItems, rowsFor } from './items-from.ts';

/** Returns the value with its templates, fragments and items expanded; `undefined` when it is left out. */
export function expand(value: DataObject, expansion: Expansion): DataObject;
export function expand(value: Data, expansion: Expansion): Data | undefined;
export function expand(value: Data, expansion: Expansion): Data | undefined {
  if (typeof value === 'string') return expandText(value, expansion);
  if (value === null || typeof value !== 'object') return value;
  return Array.isArray(value) ? expandList(value, expansion) : expandGroup(value, expansion);
}

function expandList(list: Data[], expansion: Expansion): Data[] {
  const expanded: Data[] = [];
  for (const [index, value] of list.entries()) {
    const step = { path: index, pagePath: expanded.length };
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
  const { itemsFrom, ...fields } = group;
  const expanded: DataObject = {};
  for (const [name, value] of Object.entries(fields)) {
    const result =
      name === 'blocks' && Array.isArray(value)
        ? blocksBelow(value, expansion)
        : within(expansion, { path: name, pagePath: name }, () => expand(value, expansion));
    if (result !== undefined) expanded[name] = result;
  }
  if (itemsFrom === undefined) return expanded;
  // Which of the two lists is wrong is unknown, so no mistakes in the entries of the second one are reported.
  if ((expanded.items ?? null) !== null) report(expansion, twoLists, ['itemsFrom']);
  else expanded.items = itemsOf(expanded, itemsFrom, expansion);
  return expanded;
}

/** Returns the items of an object with an `itemsFrom`. */
function itemsOf(group: DataObject, itemsFrom: Data, expansion: Expansion): Data[] {
  // The fields of `itemsFrom` are beside it instead of in it, which the block's check reports.
  const isEmptied = itemsFrom === null && group.collection !== undefined;
  if (isEmptied || isObject(group.as)) return failedItems;
  const step = { path: 'itemsFrom', pagePath: 'items' };
  return within(expansion, step, () => chosenItems(itemsFrom, expansion)) ?? failedItems;
}

/** Returns the items that an `itemsFrom` chooses; `undefined` after an issue. `expansion` is at the `itemsFrom`. */
function chosenItems(itemsFrom: Data, expansion: Expansion): Data[] | undefined {
  const { issues } = expansion.output;
  const before = issues.length;
  if (!checkFields(itemsFrom, expansion)) return undefined;
  const { as, ...choice } = itemsFrom;
  const wanted = expandChoice(choice, expansion);
  if (issues.length > before) return undefined;
  if (!checkChoice(as === undefined ? wanted : { ...wanted, as }, expansion)) return undefined;
  const rows = rowsFor(wanted, expansion);
  const isNone = !rows?.length && issues.length === before;
  if (isNone && (wanted.optional || wanted.list === undefined)) return noItems;
  if (!rows) return undefined;
  return isObject(as) ? expandItems(rows, as, expansion) : plainItems(rows, expansion);
}

/**
 * Returns the choice with its templates filled in. A condition with an empty value is kept as `null`: without it all
 * entries would be chosen.
 */
function expandChoice(choice: DataObject, expansion: Expansion): DataObject {
  const expanded = { ...expand(choice, expansion) };
  // The field of an entry that the list comes from may be empty.
  if (choice.list !== undefined) expanded.list ??= [];
  for (const name of ['where', 'except']) {
    const conditions = choice[name];
    if (!isObject(conditions) || !isObject(expanded[name])) continue;
    expanded[name] = { ...withNullValues(conditions), ...expanded[name] };
  }
  return expanded;
}

/** Returns an object with the same fields, all `null`. */
function withNullValues(group: DataObject): DataObject {
  return Object.fromEntries(Object.keys(group).map((name) => [name, null]));
}

/** Returns an item for each entry, made by `as`. */
function expandItems(chosen: Row[], as: DataObject, expansion: Expansion): Data[] {
  const { scope, output } = expansion;
  output.left -= chosen.length;
  const rows: Row[] = [];
  within(expansion, { path: 'as' }, () => addSource(expansion, { rows, as: true }));
  const issues = output.issues.length;
  const items: Data[] = [];
  for (const row of chosen) {
    expansion.scope = { ...scope, row, values: { ...scope.values, entry: row.view } };
    const step = { path: 'as', pagePath: items.length };
    const item = within(expansion, step, () => expand(as, expansion));
    if (item.items === noItems) continue;
    items.push(item);
    rows.push(row);
    // The next entries would have the same mistake.
    if (output.issues.length > issues) break;
  }
  expansion.scope = scope;
  return items;
}

/** Returns the blocks of a `blocks` list of the current value, with fragments expanded. */
export function blocksBelow(list: Data[], expansion: Expansion): Data[] {
  const blocks: Data[] = [];
  within(expansion, { path: 'blocks', pagePath: 'blocks' }, () =>
    expandBlocks(list, expansion, blocks),
  );
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
  const expanded = within(expansion, { pagePath: blocks.length }, () => {
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

function isFragment(block: Data): block is DataObject {
  return (block as DataObject | null)?.type === 'fragment';
}

/** Adds the blocks of a fragment to `blocks`. `expansion` is at the use of the fragment. */
function expandFragment(use: DataObject, expansion: Expansion, blocks: Data[]): void {
  if (!checkUse(use, expansion)) return;
  const name = nameOf(use, expansion);
  const fragment = name === undefined ? undefined : readableFragment(name, expansion);
  if (name === undefined || !fragment) return;
  const given = isObject(use.with) ? givenValues(use.with, expansion) : {};
  reportUnusedValues(given, fragment, name, expansion);
  const inner = withinFragment(name, fragment, given, expansion);
  const { data } = fragment;
  if (Array.isArray(data)) expandBlocks(data, inner, blocks);
  else if (checkSingle(data, inner)) expandSingle(data, inner, blocks);
}

/**
 * Returns the fragment's name in the language of the page. It may contain templates: `post-{{ entry.format }}`.
 * `undefined` after an issue.
 */
function nameOf({ name: written }: DataObject, expansion: Expansion): string | undefined {
  const { site, output } = expansion;
  const before = output.issues.length;
  const name = within(expansion, { path: 'name' }, () => expand(written as Data, expansion)) ?? '';
  if (output.issues.length > before) return undefined;
  return localName(site, String(name), site.fragmentNames);
}

/**
 * Returns the values that are given to a fragment. An empty value is kept as `null`, so that the fragment's templates
 * find its name.
 */
function givenValues(given: DataObject, expansion: Expansion): DataObject {
  const values = within(expansion, { path: 'with' }, () => expand(given, expansion));
  return { ...withNullValues(given), ...values };
}

/** Adds the only block of a fragment to `blocks`. `expansion` is at the top of the fragment. */
function expandSingle(block: DataObject, expansion: Expansion, blocks: Data[]): void {
  if (isFragment(block)) expandFragment(block, expansion, blocks);
  else if (!isLeftOut(block, expansion.site)) {
    const expanded = within(expansion, { pagePath: blocks.length }, () => {
      addSource(expansion);
      return expand(block, expansion);
    });
    if (expanded !== undefined) blocks.push(expanded);
  }
}

const twoLists: UnlocatedIssue = {
  code: 'wrong-value',
  params: { reason: 'two-lists' },
  atKey: true,
};

const tooManyParts: UnlocatedIssue = {
  code: 'too-many-parts',
  params: { most: MAX_PARTS, of: 'page' },
};
