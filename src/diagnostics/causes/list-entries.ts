/** Finds the entry of a list that lacks a field of the others. */
import { childrenOf } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { Scope } from '../../content/model/sources.ts';
import type { Data, DataPath, SourceLocation } from '../../content/model/types.ts';

/**
 * Returns the issue of an entry of a list that lacks the field which a template reads, when other entries have it: at
 * the entry, when the list is a value of a collection or is given to a fragment, else at the template. `undefined` for
 * other issues.
 */
export function lackingListEntry(issue: Issue): Issue | undefined {
  if (issue.code !== 'unknown-variable' || issue.params.index !== 1) return undefined;
  const [root, name = ''] = issue.params.name;
  const { list, data, scope } = issue.scope?.row ?? {};
  if (root !== 'entry' || !list || !data || !list.some((one) => name in one)) return undefined;
  const index = list.indexOf(data);
  const params = { reason: 'list-entry', number: index + 1, name } as const;
  const place = scope && placeOf(list, scope);
  if (place)
    return { code: 'missing-field', params, file: place.file, path: [...place.path, index] };
  const { file, path, within } = issue;
  return { code: 'missing-field', params, file, path, ...(within && { within }) };
}

/** Returns where a list is written that a template sees as a value of its entry or of its fragment. */
function placeOf(list: Data, { row, given, values }: Scope): SourceLocation | undefined {
  const inEntry = row && pathTo(list, row.data);
  if (inEntry) return { ...row.location, path: [...row.location.path, ...inEntry] };
  const inFragment = given && pathTo(list, values.with);
  return inFragment && { ...given.location, path: [...given.location.path, ...inFragment] };
}

/** Returns the path that leads to a list or an object within data; `undefined` when it is not part of it. */
function pathTo(wanted: Data, data: Data | undefined): DataPath | undefined {
  if (data === wanted) return [];
  for (const [step, child] of childrenOf(data)) {
    const path = pathTo(wanted, child);
    if (path) return [step, ...path];
  }
  return undefined;
}
