import { localName } from '../languages/site-for.ts';
import type { Fault } from '../problems/flaw.ts';
import { listed, meant } from '../problems/nearest.ts';
import type { DataObject } from '../types.ts';
import type { Expansion } from './walk.ts';

/** What is wrong with a path whose part in brackets names a field that no entry has; `undefined` when all are known. */
export function strangeParameter(
  parameters: string[],
  { collection, groupBy }: DataObject,
  { site, file }: Expansion,
): Fault | undefined {
  const local = localName(site, String(collection), site.collections);
  const { rows = [], fields } = site.collections.get(local) ?? {};
  if (!fields || rows.length === 0) return undefined;
  const isKey = (name: string) =>
    groupBy !== undefined && String(groupBy).split('.').at(-1) === name;
  const name = parameters.find((one) => !isKey(one) && !fields.has(one));
  if (name === undefined) return undefined;
  const near = meant(name, fields).suggestion ?? (fields.has('slug') ? 'slug' : undefined);
  const renamed = near && file.replace(`[${name}]`, `[${near}]`);
  return {
    code: 'unknown-field',
    message: `The file’s name says [${name}], and no entry of ${collection} has a field ${name}.`,
    hint: `${renamed ? `Did you mean [${near}]? Then call the file ${renamed}. ` : ''}Its fields: ${listed([...fields], 'and')}.`,
  };
}
