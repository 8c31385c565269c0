import { collectionAt } from '../files/collection-files.ts';
import { isObject } from '../model/data.ts';
import type { UnlocatedIssue } from '../model/issue.ts';
import type { Schema, SchemaError } from '../model/json-schema.ts';
import { type Collection, type Row, rowsAround } from '../model/sources.ts';
import type { Data, DataObject, DataPath } from '../model/types.ts';
import { localName, type Site, siteFileName } from '../site/site.ts';
import { chooseRows, missingChoices } from './choose-rows.ts';
import { type Expansion, noItems, report, reportMissingValue, within } from './expansion.ts';
import { isFailedTemplate } from './template.ts';

/** Returns the items for an `itemsFrom`; `undefined` after an issue. `expansion` is at the object around it. */
export function itemsFrom(written: Data, expansion: Expansion): Data[] | undefined {
  const step = { path: 'itemsFrom', at: 'items' };
  return within(expansion, step, () => chosenItems(written, expansion));
}

function chosenItems(written: Data, expansion: Expansion): Data[] | undefined {
  const { issues } = expansion.output;
  const before = issues.length;
  const isFilled = ({ data }: SchemaError) => !isFailedTemplate(data);
  if (!isObject(written)) {
    checkChoice(written, expansion, isFilled);
    return undefined;
  }
  const { properties = {} } = expansion.site.engine.page.definitions?.itemsFrom ?? {};
  // Unknown fields are not expanded: their templates have a meaning only in the right place.
  if (Object.keys(written).some((name) => !Object.hasOwn(properties, name)))
    checkChoice(written, expansion, ({ keyword }) => ofFields.has(keyword));
  if (issues.length > before) return undefined;
  const { as, ...choice } = written;
  const wanted = expandChoice(choice, expansion);
  if (issues.length > before) return undefined;
  if (!checkChoice(as === undefined ? wanted : { ...wanted, as }, expansion, isFilled))
    return undefined;
  const rows =
    wanted.list === undefined ? collectionRows(wanted, expansion) : listRows(wanted, expansion);
  const isNone = !rows?.length && issues.length === before;
  if (isNone && (wanted.optional || wanted.list === undefined)) return noItems;
  if (!rows) return undefined;
  return isObject(as) ? madeItems(rows, as, expansion) : plainItems(rows, expansion);
}

/** The keywords of schema errors about unknown and missing fields. */
const ofFields = new Set(['additionalProperties', 'required', 'anyOf', 'oneOf']);

/**
 * Returns whether an `itemsFrom` is valid, and reports its errors.
 *
 * @param isReported which of them are reported: others are reported elsewhere
 */
function checkChoice(
  written: Data,
  expansion: Expansion,
  isReported: (error: SchemaError) => boolean,
): boolean {
  const invalid = expansion.site.checks.itemsFrom(written);
  const errors = invalid?.params.errors.filter(isReported) ?? [];
  if (invalid && errors.length > 0)
    report(expansion, { ...invalid, params: { ...invalid.params, errors } });
  return invalid === undefined;
}

/**
 * Returns the choice with its templates filled in. A condition with an empty value is kept as `null`: without it all
 * entries would be chosen.
 */
function expandChoice(choice: DataObject, expansion: Expansion): DataObject {
  const expanded = { ...expansion.expand(choice, expansion) };
  for (const name of ['where', 'except']) {
    const conditions = choice[name];
    if (!isObject(conditions) || !isObject(expanded[name])) continue;
    expanded[name] = { ...withNullValues(conditions), ...expanded[name] };
  }
  return expanded;
}

/** Returns an object with the same fields, all `null`. */
export function withNullValues(group: DataObject): DataObject {
  return Object.fromEntries(Object.keys(group).map((name) => [name, null]));
}

/**
 * Returns the collection that a choice of entries names, on which the page then depends; reports a missing one at
 * `path`.
 */
export function namedCollection(
  wanted: DataObject,
  expansion: Expansion,
  path: DataPath,
): Collection | undefined {
  const { site, output } = expansion;
  const name = localName(site, String(wanted.collection), site.collections);
  output.uses.add(`collections/${name}`);
  const collection = site.collections.get(name);
  if (!collection) report(expansion, unknownCollection(name, site), path);
  return collection;
}

function collectionRows(wanted: DataObject, expansion: Expansion): Row[] | undefined {
  const collection = namedCollection(wanted, expansion, ['collection']);
  if (!collection) return undefined;
  const mayBeEmpty = wanted.optional || isMenuForLater(collection, expansion);
  const rows = chooseRows(collection, wanted, (issue, below) => {
    if (issue.code !== 'no-entries' || !mayBeEmpty) report(expansion, issue, below);
  });
  if (rows && !mayBeEmpty) reportMissingChoices(collection, wanted, expansion, []);
  return rows;
}

/**
 * Reports the values among several wanted ones that no entry has.
 *
 * @param at the path of the choice below the current value
 */
export function reportMissingChoices(
  collection: Collection,
  wanted: DataObject,
  expansion: Expansion,
  at: DataPath,
): void {
  for (const { issue, path } of missingChoices(collection, wanted))
    reportMissingValue(expansion, issue, [...at, ...path]);
}

/** Returns whether a menu lists entries that are published at other times, so that it may be empty now. */
const isMenuForLater = ({ hidden }: Collection, { file, path }: Expansion) =>
  hidden.length > 0 && file === siteFileName && path[0] === 'menus';

/** Returns the entries of a list that a template refers to, such as `{{ pager.entries }}`. */
function listRows(wanted: DataObject, expansion: Expansion): Row[] {
  const { site, file, scope } = expansion;
  const list = wanted.list as DataObject[];
  const complete = completer(list, expansion);
  const rows = list.map((data, index): Row => {
    const location = { file, path: [...expansion.path, 'list', index] };
    return (
      rowOf(site, data) ?? { data, written: data, view: complete(data), location, scope, list }
    );
  });
  return wanted.limit === undefined ? rows : rows.slice(0, Number(wanted.limit));
}

/**
 * Returns a function that completes an entry of a list: fields that the schema of the collection makes optional, or
 * that other entries have, are `null` where they are missing.
 */
function completer(list: DataObject[], expansion: Expansion): (entry: DataObject) => DataObject {
  const optional = optionalFields(list, expansion);
  const counts = new Map<string, number>();
  for (const name of list.flatMap(Object.keys)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (entry) => {
    // A field that only this entry has may be a missing one under another name.
    const isOdd = Object.keys(entry).some((name) => counts.get(name) === 1);
    const names = isOdd ? optional : [...optional, ...counts.keys()];
    return { ...Object.fromEntries(names.map((name) => [name, null])), ...entry };
  };
}

/** Returns the fields that the schema of the collection around a list makes optional in its entries. */
function optionalFields(list: DataObject[], { scope, site }: Expansion): string[] {
  return rowsAround(scope.row).flatMap(({ data, location }) => {
    const schema = schemaOf(list, data, collectionAt(location, site)?.schema);
    const { properties = {}, required = [] } = schema?.items ?? {};
    return Object.keys(properties).filter((name) => !required.includes(name));
  });
}

/** Returns the schema of a list somewhere in an entry; `undefined` when there is none. */
function schemaOf(list: Data, data: Data, schema: Schema | undefined): Schema | undefined {
  if (data === list || !schema) return schema;
  if (!isObject(data)) return undefined;
  for (const [name, inner] of Object.entries(data)) {
    const found = schemaOf(list, inner, schema.properties?.[name]);
    if (found) return found;
  }
  return undefined;
}

function plainItems(rows: Row[], expansion: Expansion): Data[] {
  const { at, file, path, scope, usedBy, output } = expansion;
  output.left -= rows.length;
  output.sources.push({ at, file, path, scope, usedBy, rows });
  const items = rows.map(({ data }) => data);
  output.wholeEntries.push({ at, items });
  return items;
}

function madeItems(chosen: Row[], as: DataObject, expansion: Expansion): Data[] {
  const { at, file, path, scope, usedBy, output } = expansion;
  output.left -= chosen.length;
  const rows: Row[] = [];
  const source = { at, file, path: [...path, 'as'], scope, usedBy, rows, as: true };
  output.sources.push(source);
  const issues = output.issues.length;
  const items: Data[] = [];
  for (const row of chosen) {
    expansion.scope = { ...scope, row, values: { ...scope.values, entry: row.view } };
    const step = { path: 'as', at: items.length };
    const item = within(expansion, step, () => expansion.expand(as, expansion));
    if (item.items === noItems) continue;
    items.push(item);
    rows.push(row);
    // The next entries would have the same mistake.
    if (output.issues.length > issues) break;
  }
  expansion.scope = scope;
  return items;
}

/** Returns the issue of a collection that does not exist. */
export function unknownCollection(name: string, site: Site): UnlocatedIssue {
  const params = { name, known: [...site.collections.keys()] };
  return { code: 'unknown-collection', params };
}

/** Returns the entry of a collection that is the value of a template; `undefined` for other values. */
function rowOf({ caches, collections }: Site, data: DataObject): Row | undefined {
  if (!caches.rows) {
    const rows = [...collections.values()].flatMap((collection) => collection.rows);
    caches.rows = new Map(rows.flatMap((row) => [row.view, row.data].map((of) => [of, row])));
  }
  return caches.rows.get(data);
}
