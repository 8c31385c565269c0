/** The titles of rows of collections. */
import type { Data, DataObject } from '../../content/model/types.ts';

const NAMING = ['title', 'name', 'label', 'heading', 'question', 'quote', 'author', 'slug'];

export const text = (value: Data | undefined) => (typeof value === 'string' ? value : '');

/** Returns the text of the first field that has one. */
export const firstWords = (data: DataObject, names: string[]): string | undefined =>
  names.map((name) => text(data[name]).trim()).find((words) => words !== '');

/** Returns the title of a row of a collection; an empty string when none of its fields can name it. */
export const rowTitle = (data: DataObject): string => firstWords(data, NAMING) ?? '';
