/** Finds a misspelt `each:`. */
import { isObject } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Site } from '../../content/site/site.ts';
import { isSameWord, meant } from '../wording/nearest.ts';

/**
 * Returns the issue of the field of a page that was probably meant to be `each`: it is similar, and its value names a
 * collection. `undefined` when the page has no such field.
 */
export function misspeltEach({ code, file }: Issue, site: Site): Issue | undefined {
  if (code !== 'missing-each') return undefined;
  const { collections, engine, files } = site;
  const aliases = engine.page.properties?.each?.['x-aliases'] ?? [];
  const page = files.data(file);
  const [name] =
    Object.entries(isObject(page) ? page : {}).find(([field, value]) => {
      const named = isObject(value) ? value.collection : value;
      if (typeof named === 'object' || !collections.has(String(named))) return false;
      return meant(field, ['each']).sure || aliases.some((alias) => isSameWord(alias, field));
    }) ?? [];
  if (name === undefined) return undefined;
  const params = { reason: 'each', name } as const;
  return { code: 'unknown-key', params, file, path: [name], atKey: true };
}
