/** The titles of rows of collections. */

import type { Data, DataObject } from '../../content/model/types.ts';
import { firstText } from '../../content/model/words.ts';

export const text = (value: Data | undefined) => (typeof value === 'string' ? value : '');

/** Returns the title of a row of a collection; an empty string when none of its fields can name it. */
export const rowTitle = (data: DataObject): string => firstText(data) ?? '';
