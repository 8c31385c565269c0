/** Values that have to be found elsewhere in their block: the labels of a filter on its cards, the tab that is open at first. */
import { isGroup } from '../model/is-group.ts';
import type { Data } from '../model/types.ts';
import type { PageTransform } from './page-transform.ts';

/**
 * Remarks on what is not found.
 * @param value a text or a list of texts, of the group at hand
 * @param way where it is to be found in the same group: a list, and the field of its entries
 */
export function checkAmong(value: Data, way: string, { notes, path }: PageTransform): void {
  const [list = '', field = ''] = way.split('.');
  const entries = notes.group[list];
  if (!Array.isArray(entries)) return;
  const there = new Set(entries.flatMap((entry) => (isGroup(entry) ? (entry[field] ?? []) : [])));
  const isLabel = entries.some((entry) => isGroup(entry) && Array.isArray(entry[field]));
  [value].flat().forEach((wanted, index) => {
    if (typeof wanted !== 'string' || there.has(wanted)) return;
    const params = { wanted, known: [...there].map(String), field, list, isLabel };
    const at = Array.isArray(value) ? [...path, index] : path;
    notes.addOddity({ code: 'lost-choice', params }, at);
  });
}
