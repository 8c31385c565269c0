import { isGroup } from '../is-group.ts';
import { listed, meant } from '../problems/nearest.ts';
import type { Data } from '../types.ts';
import { type Finish, report } from './finish.ts';

/**
 * Tells of a value that is to choose an entry of a list beside it, and chooses none.
 *
 * @param id the value at hand
 * @param entries what stands in the list
 * @param list the list's name
 */
export function checkChoice(id: Data, entries: Data | undefined, list: string, finish: Finish) {
  const ids = (Array.isArray(entries) ? entries : []).flatMap((entry) =>
    isGroup(entry) && typeof entry.id === 'string' ? entry.id : [],
  );
  if (typeof id !== 'string' || ids.includes(id)) return;
  const found = meant(id, ids);
  const ask = found.suggestion ? `Did you mean ${found.suggestion}? ` : '';
  const advice = ids.length > 0 ? `Write ${listed(ids)}.` : 'Delete the line.';
  report(finish, {
    code: 'wrong-value',
    message: `Nothing in ${list} has the id ${id}.`,
    hint: ask + advice,
    ...found,
  });
}
