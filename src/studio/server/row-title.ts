/** What rows of collections are called. */
import type { Data, DataObject } from '../../content/model/types.ts';

const NAMING = ['title', 'name', 'label', 'heading', 'question', 'quote', 'author', 'slug'];

export const text = (value: Data | undefined) => (typeof value === 'string' ? value : '');

/** Returns the words of the first of some fields that has any. */
export const firstWords = (data: DataObject, names: string[]): string | undefined =>
  names.map((name) => text(data[name]).trim()).find((words) => words !== '');

/** Returns what a row of a collection is called; nothing when none of its fields says. */
export const rowTitle = (data: DataObject): string => firstWords(data, NAMING) ?? '';
