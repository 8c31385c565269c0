/** Chooses the fields of a collection's rows that its table shows. */

import { isObject } from '../../../content/model/data.ts';
import type { Data, DataObject } from '../../../content/model/types.ts';
import type { CollectionRow } from '../../contract/site.ts';

const MAX_COLUMNS = 4;
/** The longest text that is shown in a table, in characters. */
const LONGEST = 90;
const NOT_SHOWN = ['slug', 'draft', 'publishFrom', 'publishUntil'];

const isShort = (value: Data | undefined) =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length > 0 && value.length <= LONGEST);

/**
 * Returns the names of the fields that at least half of the rows have and that fit into a cell; titles have a column
 * of their own.
 */
export function columnsOf(rows: CollectionRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { data, title } of rows) {
    for (const [name, value] of Object.entries(data)) {
      if (!isShort(value) || value === title || NOT_SHOWN.includes(name)) continue;
      if (typeof value === 'string' && value.startsWith('/') && /\.\w+$/.test(value)) continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const most = [...counts].filter(([, count]) => count * 2 >= rows.length);
  return most.slice(0, MAX_COLUMNS).map(([name]) => name);
}

/** Formats a value for a cell. */
export function cellText(value: Data | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === undefined || typeof value === 'object' ? '' : String(value);
}

const isPicture = (text: Data | undefined): text is string =>
  typeof text === 'string' && /^\/.*\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(text);

/** Returns the first picture of a row. */
export function pictureOf(data: DataObject): string | undefined {
  for (const value of Object.values(data)) {
    if (isPicture(value)) return value;
    if (isObject(value) && isPicture(value.src)) return value.src;
  }
  return undefined;
}
