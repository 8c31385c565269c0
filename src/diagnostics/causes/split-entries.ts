/** Finds entries of lists that a superfluous dash has split. */
import { isObject, valueAt } from '../../content/model/data.ts';
import type { Data, DataPath, SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { SchemaIssue } from '../schema/schema-issue.ts';

/** Where the second part of a split entry begins, its first field, and the field that part alone would lack. */
interface Split {
  path: DataPath;
  name: string;
  lacks: string | undefined;
}

/** Returns an issue of a missing field, and its place; where a dash has split an entry, the place of that dash. */
export function ofSplitEntry<Place extends SourceLocation>(
  finding: SchemaIssue,
  place: Place,
  site: Site,
): { finding: SchemaIssue; place: Place } {
  const { code, params } = finding;
  const isLack = code === 'missing-field' && !params.isBelow;
  const split = isLack ? splitEntry(place, params.names, site) : undefined;
  if (!split || code !== 'missing-field') return { finding, place };
  const { path, name, lacks } = split;
  const more = { names: [name], also: [], isBelow: true, lacks };
  return { finding: { ...finding, params: { ...params, ...more } }, place: { ...place, path } };
}

/**
 * Returns where an entry that lacks required fields was split: it has no field of the entry beside it, and that one
 * has what it lacks. `undefined` when it was not.
 */
function splitEntry(
  { file, path }: SourceLocation,
  required: string[],
  { files }: Site,
): Split | undefined {
  const index = path.at(-1);
  const list = valueAt(files.data(file), path.slice(0, -1));
  const start = files.positions(file)?.span(path)?.start ?? 0;
  const isInBraces = files.text(file)?.[start] === '{';
  if (typeof index !== 'number' || !Array.isArray(list) || isInBraces) return undefined;
  const isPart = (one: Data | undefined, next: Data | undefined) =>
    isObject(one) && isObject(next) && !Object.keys(one).some((name) => name in next);
  const has = (entry: Data | undefined) =>
    isObject(entry) && required.some((name) => name in entry);
  const isSecond = isPart(list[index - 1], list[index]) && hasBefore(list, index, required);
  const isFirst = isPart(list[index], list[index + 1]) && has(list[index + 1]);
  if (!isSecond && !isFirst) return undefined;
  const second = isSecond ? startOf(list, index) + 1 : index + 1;
  const [name = ''] = Object.keys(Object(list[second]));
  return { path: [...path.slice(0, -1), second], name, lacks: isSecond ? required[0] : undefined };
}

/** Returns whether one of the parts above an entry has a field. */
const hasBefore = (list: Data[], index: number, fields: string[]): boolean =>
  list
    .slice(startOf(list, index), index)
    .some((part) => fields.some((name) => name in Object(part)));

/** Returns the index of the first part of an entry: the parts before its last have one field each, all different. */
function startOf(list: Data[], index: number): number {
  const names = new Set(Object.keys(Object(list[index])));
  let start = index - 1;
  for (const name of Object.keys(Object(list[start]))) names.add(name);
  for (let part = Object.keys(Object(list[start - 1])); part.length === 1; ) {
    const [name = ''] = part;
    if (names.has(name) || Object.keys(Object(list[start])).length > 1) break;
    names.add(name);
    start -= 1;
    part = Object.keys(Object(list[start - 1]));
  }
  return start;
}
