/** Chooses and checks the entries of an `itemsFrom`. */

import { collectionAt } from '../files/collection-files.ts';
import { isObject } from '../model/data.ts';
import type { UnlocatedIssue } from '../model/issue.ts';
import type { Schema, SchemaError } from '../model/json-schema.ts';
import { type Collection, type Row, rowsAround } from '../model/sources.ts';
import type { Data, DataObject, DataPath } from '../model/types.ts';
import { localName, SITE_FILE_NAME, type Site } from '../site/site.ts';
import { chooseRows, missingChoices } from './choose-rows.ts';
import { addSource, type Expansion, report, reportMissingValue } from './expansion.ts';
import { isFailedTemplate } from './template.ts';

/**
 * Returns whether an `itemsFrom` is an object with known fields only, and reports when not. It is checked before it is
 * expanded, because templates of unknown fields have a meaning only in the right place.
 */
export function checkFields(written: Data, expansion: Expansion): written is DataObject {
  if (!isObject(written)) {
    checkChoice(written, expansion);
    return false;
  }
  const { properties = {} } = expansion.site.engine.page.definitions?.itemsFrom ?? {};
  const areKnown = Object.keys(written).every((name) => Object.hasOwn(properties, name));
  return areKnown || checkErrors(written, expansion, ({ keyword }) => ofFields.has(keyword));
}

/** The keywords of schema errors about unknown and missing fields. */
const ofFields = new Set(['additionalProperties', 'required', 'anyOf', 'oneOf']);

/** Returns whether an expanded `itemsFrom` is valid, and reports when not. */
export const checkChoice = (choice: Data, expansion: Expansion): boolean =>
  checkErrors(choice, expansion, ({ data }) => !isFailedTemplate(data));

/**
 * Returns whether an `itemsFrom` is valid, and reports its errors.
 *
 * @param isReported which of them are reported: others are reported elsewhere
 */
function checkErrors(
  choice: Data,
  expansion: Expansion,
  isReported: (error: SchemaError) => boolean,
): boolean {
  const invalid = expansion.site.checks.itemsFrom(choice);
  const errors = invalid?.params.errors.filter(isReported) ?? [];
  if (invalid && errors.length > 0)
    report(expansion, { ...invalid, params: { ...invalid.params, errors } });
  return invalid === undefined;
}

/** Returns the entries that an expanded `itemsFrom` chooses; `undefined` when it may find none, or after an issue. */
export function rowsFor(wanted: DataObject, expansion: Expansion): Row[] | undefined {
  return wanted.list === undefined
    ? collectionRows(wanted, expansion)
    : listRows(wanted, expansion);
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
 * @param below the path of the choice below the current value
 */
export function reportMissingChoices(
  collection: Collection,
  wanted: DataObject,
  expansion: Expansion,
  below: DataPath,
): void {
  for (const { issue, path } of missingChoices(collection, wanted))
    reportMissingValue(expansion, issue, [...below, ...path]);
}

/** Returns whether a menu lists entries that are published at other times, so that it may be empty now. */
const isMenuForLater = ({ hidden }: Collection, { file, path }: Expansion) =>
  hidden.length > 0 && file === SITE_FILE_NAME && path[0] === 'menus';

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

/** Returns whole entries as items. */
export function plainItems(rows: Row[], expansion: Expansion): Data[] {
  const { pagePath, output } = expansion;
  output.left -= rows.length;
  addSource(expansion, { rows });
  const items = rows.map(({ data }) => data);
  output.wholeEntries.push({ pagePath, items });
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
