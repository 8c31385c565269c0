import type { Fault } from '../problems/flaw.ts';
import { listed, meant } from '../problems/nearest.ts';
import type { Data, DataObject, DataPath } from '../types.ts';
import type { Collection } from './collections.ts';
import type { Row } from './source.ts';

type Report = (flaw: Fault, below: DataPath) => void;

const collator = new Intl.Collator('en', { numeric: true });

/**
 * The entries of a collection that `where`, `except`, `sort` and `limit` choose. A choice of nothing is reported, and so are fields that no entry has;
 * after a report there are no rows.
 */
export function chooseRows(
  collection: Collection,
  wanted: DataObject,
  report: Report,
): Row[] | undefined {
  const where = (wanted.where ?? {}) as DataObject;
  const except = (wanted.except ?? {}) as DataObject;
  const sort = wanted.sort === undefined ? '' : String(wanted.sort);
  const fields: [string, DataPath][] = [
    ...Object.keys(where).map((name): [string, DataPath] => [name, ['where', name]]),
    ...Object.keys(except).map((name): [string, DataPath] => [name, ['except', name]]),
    ...(sort ? [[sort.replace(/^-/, ''), ['sort']] as [string, DataPath]] : []),
  ];
  for (const [name, path] of fields) {
    if (collection.fields.has(name.split('.')[0] ?? '') || collection.rows.length === 0) continue;
    report({ ...unknownField(name, collection), atKey: path[0] !== 'sort' }, path);
    return undefined;
  }
  const stray = strayValue(collection, where);
  if (stray) {
    report(stray.fault, stray.path);
    return undefined;
  }
  const limit = wanted.limit === undefined ? Number.POSITIVE_INFINITY : Number(wanted.limit);
  const rows = firstRows(inOrder(collection, where, sort), except, limit);
  if (rows.length > 0) return rows;
  const wrong = Object.keys(where).find(
    (name) => !collection.rows.some((row) => fits(row.data, { [name]: where[name] as Data }, true)),
  );
  const fault = wrong
    ? noValue(collection, wrong, where[wrong] as Data)
    : noRows(collection, Object.keys(where).length > 0);
  report({ ...fault, follows: collection.broken }, wrong ? ['where', wrong] : ['collection']);
  return undefined;
}

/** What was chosen of a collection, by `where` and `sort`: the pages of a template mostly ask for the same few things. */
const choices = new WeakMap<Collection, Map<string, Row[]>>();
/** More than the values by which entries are put together; what is asked for by each page alone is not worth keeping. */
const MOST_CHOICES = 200;

/** The entries that `where` chooses, as `sort` orders them. */
function inOrder(collection: Collection, where: DataObject, sort: string): Row[] {
  const known = choices.get(collection) ?? new Map<string, Row[]>();
  choices.set(collection, known);
  const key = JSON.stringify([where, sort]);
  let rows = known.get(key);
  if (!rows) {
    const chosen = collection.rows.filter(({ data }) => fits(data, where, true));
    rows = sort ? sorted(chosen, sort) : chosen;
    if (known.size === MOST_CHOICES) known.clear();
    known.set(key, rows);
  }
  return rows;
}

/** So many of the entries, without those for which any of the conditions holds. */
function firstRows(rows: Row[], except: DataObject, limit: number): Row[] {
  const first: Row[] = [];
  for (const row of rows) {
    if (!(first.length < limit)) break;
    if (!fits(row.data, except, false)) first.push(row);
  }
  return first;
}

/** The value of a field; a dot leads into a group: `author.name`. */
export function fieldOf(data: DataObject, name: string): Data | undefined {
  if (Object.hasOwn(data, name)) return data[name];
  let value: Data | undefined = data;
  for (const step of name.split('.')) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step))
      return undefined;
    value = (value as DataObject)[step];
  }
  return value;
}

/** Whether all (or, with `all` false, any) of the conditions hold. */
function fits(data: DataObject, conditions: DataObject, all: boolean): boolean {
  for (const name of Object.keys(conditions)) {
    const holds = isAnyOf(fieldOf(data, name), conditions[name] as Data);
    if (holds !== all) return holds;
  }
  return all;
}

/** A list of values means any of them; a field that is a list itself needs to have one of them. */
function isAnyOf(value: Data | undefined, wanted: Data): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => isAnyOf(value, one));
  if (Array.isArray(value)) return value.some((one) => isAnyOf(one, wanted));
  return value === undefined || value === null
    ? wanted === null
    : wanted !== null && String(value) === String(wanted);
}

/** Numbers by size, everything else as words; entries without the field come last. */
function sorted(rows: Row[], sort: string): Row[] {
  const name = sort.replace(/^-/, '');
  const turn = sort.startsWith('-') ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: fieldOf(row.data, name) }));
  keyed.sort((a, b) => {
    const missing = Number(a.key == null) - Number(b.key == null);
    if (missing !== 0 || a.key == null || b.key == null) return missing;
    if (typeof a.key === 'number' && typeof b.key === 'number') return turn * (a.key - b.key);
    return turn * collator.compare(String(a.key), String(b.key));
  });
  return keyed.map(({ row }) => row);
}

/** The flaw of a field's name that no entry of a collection has. */
export function unknownField(name: string, { name: collection, fields }: Collection): Fault {
  const near = meant(name, fields);
  const { suggestion } = near;
  return {
    code: 'unknown-field',
    message: `No entry of ${collection} has a field ${name}.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}Its fields: ${listed([...fields], 'and')}.`,
    ...near,
  };
}

/** One of several values that no entry has, and that is nearly one that an entry has. */
function strayValue(
  { name, rows, broken }: Collection,
  where: DataObject,
): { fault: Fault; path: DataPath } | undefined {
  for (const [field, wanted] of Object.entries(where)) {
    if (!Array.isArray(wanted) || broken) continue;
    const index = wanted.findIndex(
      (one) => !rows.some(({ data }) => fits(data, { [field]: one }, true)),
    );
    if (index === -1) continue;
    const fault = noValue({ name, rows }, field, wanted[index] as Data);
    if (fault.suggestion) return { fault, path: ['where', field, index] };
  }
  return undefined;
}

/** The flaw of a condition that no entry fulfils, whatever else is asked for. */
function noValue(
  { name, rows }: Pick<Collection, 'name' | 'rows'>,
  field: string,
  wanted: Data,
): Fault {
  const values = new Set(
    rows.flatMap(({ data }) => fieldOf(data, field) ?? []).flatMap((value) => shownValue(value)),
  );
  const text = shownValue(wanted).join(' or ') || 'empty';
  const isWord = typeof wanted === 'boolean' || /^(?:yes|no|on|off)$/i.test(text);
  const meantWord = isWord && (/^(?:yes|on|true)$/i.test(text) ? 'true' : 'false');
  const { suggestion } =
    meantWord && values.has(meantWord) ? { suggestion: meantWord } : meant(text, values);
  return {
    code: 'no-entries',
    message: `No entry of ${name} has ${text} for its ${field}, so nothing is chosen.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}${values.size > 0 ? `What entries have there: ${listed([...values], 'and', 12)}.` : `No entry has a value for ${field}.`}`,
    ...(suggestion ? { suggestion } : {}),
  };
}

function shownValue(value: Data): string[] {
  if (Array.isArray(value)) return value.flatMap(shownValue);
  return value === null || typeof value === 'object' ? [] : [String(value)];
}

function noRows({ name, rows }: Collection, filtered: boolean): Fault {
  return {
    code: 'no-entries',
    message:
      rows.length === 0
        ? `The collection ${name} has no entries.`
        : `No entry of ${name} is chosen here, so the list would be empty.`,
    hint: filtered
      ? 'Compare the values under where: with those of the entries.'
      : `Add entries to pages/_collections/${name}, or take this out.`,
  };
}
