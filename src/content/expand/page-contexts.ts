/** Evaluates `each:`: which pages a file makes, and the values that the templates of each page see. */
import { basename } from 'node:path';
import { filledPattern, parametersOf, VALID_SEGMENT } from '../model/address-parts.ts';
import { isObject } from '../model/data.ts';
import type { UnlocatedIssue } from '../model/issue.ts';
import { repairedName } from '../model/names.ts';
import type { Collection, Row, Values } from '../model/sources.ts';
import type { Data, DataObject, PageFile } from '../model/types.ts';
import { chooseRows, fieldOf, rowsExcept, rowsWhere } from './choose-rows.ts';
import { expand } from './expand.ts';
import { type Expansion, report, within } from './expansion.ts';
import { namedCollection, reportMissingChoices } from './items-from.ts';

/** One page that a file makes. */
export interface PageContext {
  route: string;
  values: Values;
  row: Row | undefined;
}

/** The entries that a page is made for: one, or a group. */
interface Unit {
  rows: Row[];
  /** The value that the entries share, with `groupBy`. */
  key?: Data;
}

/** Returns the pages of a file; none after an issue. `expansion` is at the top of the file. */
export function pageContexts(
  each: Data | undefined,
  { pattern }: PageFile,
  expansion: Expansion,
): PageContext[] {
  const parameters = parametersOf(pattern);
  if (each === undefined) {
    const [name] = parameters;
    if (name === undefined) return [{ route: pattern, values: {}, row: undefined }];
    report(expansion, { code: 'missing-each', params: { name } });
    return [];
  }
  const wanted = wantedRows(each, expansion);
  const units = (wanted && chosenUnits(wanted, parameters, expansion)) ?? [];
  const contexts: PageContext[] = [];
  const routes = new Set<string>();
  for (const unit of units) {
    const params = paramsOf(unit, parameters, wanted?.groupBy, expansion);
    if (!params) continue;
    const route = filledPattern(pattern, (name) => params[name]);
    if (routes.has(route)) {
      const first = contexts.find((one) => one.route === route);
      reportSameRoute(unit, { route, first }, parameters, expansion);
    } else contexts.push(...contextsOf(unit, route, { params }, Number(wanted?.paginate ?? 0)));
    routes.add(route);
  }
  return contexts;
}

/** Returns the validated value of `each`; `undefined` after an issue. */
function wantedRows(each: Data, expansion: Expansion): DataObject | undefined {
  const { issues } = expansion.output;
  const before = issues.length;
  const expanded = within(expansion, { path: 'each' }, () => {
    const chosen = expand(each, expansion) ?? null;
    const invalid = issues.length === before && expansion.site.checks.each(chosen);
    if (invalid) report(expansion, invalid);
    return chosen;
  });
  if (issues.length > before) return undefined;
  return isObject(expanded) ? expanded : { collection: expanded };
}

/** Returns the units of the entries that `each` chooses; `undefined` after an issue. */
function chosenUnits(
  wanted: DataObject,
  parameters: string[],
  expansion: Expansion,
): Unit[] | undefined {
  const isName = Object.keys(wanted).length === 1;
  const at = isName ? ['each'] : ['each', 'collection'];
  const collection = namedCollection(wanted, expansion, at);
  if (!collection) return undefined;
  const rows = chooseRows(collection, wanted, (issue, below) =>
    report(expansion, issue, ['each', ...below]),
  );
  if (!rows) return undefined;
  reportMissingChoices(collection, wanted, expansion, ['each']);
  const strange = unknownParameter(parameters, wanted, collection, expansion.file);
  if (strange) {
    report(expansion, strange, ['each']);
    return undefined;
  }
  // One unit for each value of `groupBy`, or one for a list that is only paginated.
  if (wanted.groupBy !== undefined) return groupsOf(rows, String(wanted.groupBy));
  if (wanted.paginate !== undefined) return [{ rows }];
  // Unpublished entries are included: they get no page, but the route of the page is known.
  return [...rows, ...hiddenRows(wanted, collection)].map((row) => ({ rows: [row] }));
}

/** Returns the chosen entries that are not published now. */
function hiddenRows({ where = {}, except = {} }: DataObject, collection: Collection): Row[] {
  const all = { ...collection, rows: collection.hidden };
  return rowsExcept(rowsWhere(all, where as DataObject), except as DataObject);
}

function groupsOf(rows: Row[], groupBy: string): Unit[] {
  const units = new Map<string, Unit>();
  for (const row of rows) {
    const value = fieldOf(row.data, groupBy);
    // An entry with a list of values, such as tags, belongs to each of their pages.
    for (const key of Array.isArray(value) ? value : [value]) {
      if (key === undefined || key === null) continue;
      const unit = units.get(String(key)) ?? { rows: [], key };
      unit.rows.push(row);
      units.set(String(key), unit);
    }
  }
  return [...units.values()];
}

/** Returns whether a parameter stands for the value that the entries of a group share: `tag` for `meta.tag`. */
const isGroupedBy = (groupBy: Data | undefined, name: string): boolean =>
  groupBy !== undefined && String(groupBy).split('.').at(-1) === name;

/** Returns the values of the parameters in brackets for a unit; `undefined` after an issue. */
function paramsOf(
  { rows, key }: Unit,
  parameters: string[],
  groupBy: Data | undefined,
  expansion: Expansion,
): DataObject | undefined {
  const row = rows[0];
  if (!row) return undefined;
  const routeParams: DataObject = {};
  for (const name of parameters) {
    const isKey = key !== undefined && isGroupedBy(groupBy, name);
    const value = isKey ? repairedName(String(key)) : fieldOf(row.data, name);
    if (value === undefined || value === null || typeof value === 'object') {
      const params = { reason: 'parameter', name, file: expansion.file } as const;
      reportAtRow(row, expansion, { code: 'missing-field', params });
      return undefined;
    }
    const odd = invalidParameter(name, String(value));
    if (odd) {
      reportAtRow(row, expansion, odd, name);
      return undefined;
    }
    routeParams[name] = value;
  }
  return routeParams;
}

/** Returns the pages of a unit: one, or with `paginate` one for each `size` entries. */
function contextsOf(
  { rows, key }: Unit,
  base: string,
  values: Values,
  size: number,
): PageContext[] {
  const [row] = rows;
  const entries = rows.map(({ view }) => view);
  const all: Values = { ...values, ...(row ? { entry: row.view } : {}) };
  if (key !== undefined) all.group = { name: key, slug: repairedName(String(key)), entries };
  if (!size) return [{ route: base, values: all, row }];
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const routeOf = (page: number): Data => {
    if (page < 1 || page > pages) return null;
    return page === 1 ? base : `${base === '/' ? '' : base}/page/${page}`;
  };
  return Array.from({ length: pages }, (_unused, index) => {
    const page = index + 1;
    const pager = {
      entries: entries.slice(index * size, page * size),
      total: entries.length,
      page,
      pages,
      previous: routeOf(page - 1),
      next: routeOf(page + 1),
      routes: Array.from({ length: pages }, (_route, at) => routeOf(at + 1)),
    };
    return { route: String(routeOf(page)), values: { ...all, pager }, row };
  });
}

function reportAtRow(
  { location }: Row,
  expansion: Expansion,
  issue: UnlocatedIssue,
  field?: string,
): void {
  const { scope, output } = expansion;
  const usedBy = { file: expansion.file, path: ['each'] };
  const path = field === undefined ? location.path : [...location.path, field];
  output.issues.push({ ...issue, file: location.file, path, usedBy, scope });
}

function reportSameRoute(
  unit: Unit,
  { route, first }: { route: string; first: PageContext | undefined },
  parameters: string[],
  expansion: Expansion,
): void {
  const row = unit.rows[0];
  if (parameters.length === 0) {
    const already = expansion.output.issues.some(({ code }) => code === 'missing-parameter');
    const { file } = expansion;
    const name = basename(file, '.yaml');
    const fields = Object.keys(row?.data ?? {});
    const field = fields.includes(name) ? name : undefined;
    const id = ['slug', 'id'].find((one) => fields.includes(one)) ?? fields[0];
    const params = { file, field, id };
    if (!already) report(expansion, { code: 'missing-parameter', params }, ['each']);
  } else if (row) {
    const file = first?.row?.location.file;
    const params = { route, ...(file !== row.location.file && { entry: file }) };
    reportAtRow(row, expansion, { code: 'duplicate-route', params }, parameters.at(-1));
  }
}

/** Returns the issue of a parameter in brackets that is not a field of any entry; `undefined` when all are known. */
function unknownParameter(
  parameters: string[],
  { collection, groupBy }: DataObject,
  { rows, fields }: Collection,
  file: string,
): UnlocatedIssue | undefined {
  if (rows.length === 0) return undefined;
  const name = parameters.find((one) => !isGroupedBy(groupBy, one) && !fields.has(one));
  if (name === undefined) return undefined;
  const params = { name, collection: String(collection), fields, file };
  return { code: 'unknown-field', params };
}

/** Returns the issue of a parameter's value that cannot be a segment of an address; `undefined` when it can. */
function invalidParameter(name: string, value: string): UnlocatedIssue | undefined {
  if (value === 'index') return { code: 'odd-path', params: { reason: 'value-index', name } };
  if (VALID_SEGMENT.test(value)) return undefined;
  return { code: 'odd-path', params: { reason: 'value', name, value } };
}
