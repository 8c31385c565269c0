/** Adds redirects to `_site.yaml` from old to new addresses of pages. */

import { isObject } from '../../content/model/data.ts';
import type { Data } from '../../content/model/types.ts';
import type { Redirect } from '../../content/redirects.ts';
import { SITE_FILE_NAME } from '../../content/site/site.ts';
import { applyChanges, type Change } from '../apply-changes.ts';
import { EditError } from '../edit-error.ts';
import { CannotRename } from './moves.ts';

/** Returns the redirects of a site file. */
export function redirectsIn(data: Data | undefined): Data[] {
  return isObject(data) && Array.isArray(data.redirects) ? data.redirects : [];
}

/** Returns the index of the redirect whose `from` is one of the two addresses; -1 when there is none. */
export function indexOfSame(list: Data[], { from, to }: Redirect): number {
  return list.findIndex((entry) => isObject(entry) && [from, to].includes(String(entry.from)));
}

/**
 * Returns the text of a site file with redirects added. An existing redirect from a new or an old address is replaced
 * instead.
 *
 * @throws CannotRename when the list is written in a way that cannot be extended
 */
export function withRedirects(text: string, data: Data | undefined, wanted: Redirect[]): string {
  const list = redirectsIn(data);
  const added: Redirect[] = [];
  const replaced = wanted.flatMap((redirect): Change[] => {
    const index = indexOfSame(list, redirect);
    if (index === -1) added.push(redirect);
    const names = index === -1 ? [] : (['from', 'to'] as const);
    return names.map((name) => change('set', ['redirects', index, name], redirect[name]));
  });
  const entries = added.map((redirect) => ({ ...redirect }));
  const inserted = entries.map((entry, index) =>
    change('insert', ['redirects', list.length + index], entry),
  );
  const changes =
    list.length === 0 ? [change('set', ['redirects'], entries)] : [...replaced, ...inserted];
  try {
    return applyChanges(new Map([[SITE_FILE_NAME, text]]), changes).get(SITE_FILE_NAME) ?? text;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new CannotRename(
      `The redirects in ${SITE_FILE_NAME} are written in a way that cannot be added to. Write them as a list of from: and to:.`,
    );
  }
}

const change = (op: 'set' | 'insert', path: Change['path'], value: Data): Change => ({
  file: SITE_FILE_NAME,
  op,
  path,
  value,
});
