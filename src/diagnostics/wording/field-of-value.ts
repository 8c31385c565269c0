import { fieldsWith } from '../../content/expand/choose-rows.ts';
import type { Collection } from '../../content/model/sources.ts';
import type { Data } from '../../content/model/types.ts';
import { nearest } from './nearest.ts';

/**
 * Returns the field that a condition was probably meant for: the only one that has the value in some entries, or of
 * several the one whose name is similar. `undefined` when no entry has the value.
 */
export function fieldOfValue(
  name: string,
  value: Data,
  collection: Collection | undefined,
): string | undefined {
  const fields = collection ? fieldsWith(value, collection) : [];
  return fields.length > 1 ? nearest(name, fields) : fields[0];
}
