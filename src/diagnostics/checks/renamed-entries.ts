/** Finds entries whose page has another address than the links that templates make to it. */
import { filledPattern, parametersOf } from '../../content/model/address-parts.ts';
import type { Issue } from '../../content/model/issue.ts';
import { repairedName } from '../../content/model/names.ts';
import type { Site } from '../../content/site/site.ts';
import { collectionOfEach } from './unread-routes.ts';

/**
 * Returns the issue of the entry that a route without a page is probably made from: another of its fields has the same
 * words as the route, `Ada Lovelace` those of `/authors/ada-lovelace`, as it is with other entries. `undefined` when
 * there is no such entry.
 */
export function renamedEntry(route: string, site: Site): Issue | undefined {
  for (const { file, pattern } of site.pageFiles) {
    const [name, ...others] = parametersOf(pattern);
    if (name === undefined || others.length > 0) continue;
    const rows = site.collections.get(collectionOfEach(file, site))?.rows ?? [];
    const isUsual = (field: string) =>
      rows.some(({ data }) => repairedName(String(data[field])) === data[name]);
    for (const { data, written, location } of rows) {
      const source = Object.entries(data).find(
        ([field, value]) =>
          field !== name &&
          typeof value === 'string' &&
          filledPattern(pattern, () => repairedName(value)) === route &&
          isUsual(field),
      );
      if (!source) continue;
      const [field, value] = source;
      const wanted = repairedName(String(value));
      const isWritten = Object.hasOwn(written, name);
      const params = {
        reason: 'renamed-entry',
        route,
        name,
        is: String(data[name]),
        field,
        wanted,
        isWritten,
      } as const;
      const path = isWritten ? [...location.path, name] : location.path;
      return { code: 'broken-link', params, file: location.file, path };
    }
  }
  return undefined;
}
