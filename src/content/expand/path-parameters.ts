/** What can be wrong with the parts of a page's path that stand in brackets, and with what stands in their place. */
import type { Unplaced } from '../model/issue.ts';
import type { DataObject } from '../model/types.ts';
import { localName } from '../site/site-for.ts';
import type { Expansion } from './walk.ts';

/** What is wrong with a path whose part in brackets names a field that no entry has; `undefined` when all are known. */
export function strangeParameter(
  parameters: string[],
  { collection, groupBy }: DataObject,
  { site, file }: Expansion,
): Unplaced | undefined {
  const local = localName(site, String(collection), site.collections);
  const { rows = [], fields } = site.collections.get(local) ?? {};
  if (!fields || rows.length === 0) return undefined;
  const isKey = (name: string) =>
    groupBy !== undefined && String(groupBy).split('.').at(-1) === name;
  const name = parameters.find((one) => !isKey(one) && !fields.has(one));
  if (name === undefined) return undefined;
  const params = { name, collection: String(collection), fields, file };
  return { code: 'unknown-field', params };
}

const goodSegment = /^[a-z0-9]+(?:[-_.~]?[a-z0-9]+)*$/;

/** What is wrong with the value that a part in brackets has for an entry; `undefined` when it can be part of an address. */
export function oddParameter(name: string, value: string): Unplaced | undefined {
  if (value === 'index') return { code: 'odd-path', params: { reason: 'value-index', name } };
  if (goodSegment.test(value)) return undefined;
  return { code: 'odd-path', params: { reason: 'value', name, value } };
}
