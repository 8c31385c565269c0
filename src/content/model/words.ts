import type { DataObject } from './types.ts';

const ABBREVIATIONS = /\b(seo|url|id|ai|api|faq)(s?)\b/g;

/**
 * Returns a YAML name as words: `toll free` for `tollFree`, `call to action` for `call-to-action`, `SEO title` for
 * `seoTitle`.
 */
export function wordsOfName(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_/]+/g, ' ')
    .toLowerCase()
    .replace(ABBREVIATIONS, (_all, word: string, plural: string) => word.toUpperCase() + plural);
}

/** Returns a YAML name as words with a capital first letter: `Toll free` for `tollFree`. */
export function titleOfName(name: string): string {
  const words = wordsOfName(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields that name a block, a row of a collection or an entry of a list, the most telling first. */
export const NAMING = 'title heading label name question quote eyebrow author slug'.split(' ');

/** Returns the first of the fields that is a text, without space around it; `undefined` when there is none. */
export function firstText(data: DataObject, fields: string[] = NAMING): string | undefined {
  const texts = fields.map((field) => data[field]).filter((value) => typeof value === 'string');
  return texts.map((text) => text.trim()).find((text) => text !== '');
}

/** The types of JSON Schema in the words of sentences. */
export const typeNames: { [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** The types of JSON Schema as single words, for lists of fields. */
export const typeWords: { [type: string]: string } = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
  object: 'group',
  null: 'nothing',
};
