/** Finds the word of Pagewright that is meant by a synonym, from other tools or from everyday speech. */

import otherNames from '../../../schema/other-names.json' with { type: 'json' };
import type { Schema } from '../../content/model/json-schema.ts';
import { bareWord, isSameWord } from './nearest.ts';

type Words = { [word: string]: string[] };

/**
 * Synonyms of fields that most blocks have, including the site's own blocks. Synonyms of a single field are in its
 * schema: `x-aliases`.
 */
export const { fields: ofFields }: { fields: Words } = otherNames;

/** The English words that a word of another language may stand for, by its bare form. */
const englishOf = new Map<string, Set<string>>();
for (const [english, others] of Object.entries<string[]>(otherNames.words)) {
  for (const other of others.flatMap((one) => [one, inAscii(one)])) {
    const bare = bareWord(other);
    englishOf.set(bare, (englishOf.get(bare) ?? new Set()).add(english));
  }
}

/** Returns a word, and the English words that it may stand for in another language. */
export const inEnglish = (word: string): string[] => [
  word,
  ...(englishOf.get(bareWord(word)) ?? []),
];

/** Returns a German word as it is typed without umlauts. */
function inAscii(word: string): string {
  return word.replace(/[äöü]/g, '$&e').replace('ß', 'ss');
}

/** Returns the filter that was probably meant by its name in another template language. */
export const filterSynonym = (name: string, known: string[]): string | undefined =>
  among(otherNames.filters, name, known);

/** Returns whether a schema has a word as another name of its field. */
export const hasAlias = (schema: Schema | undefined, word: string): boolean =>
  schema?.['x-aliases']?.some((alias) => isSameWord(alias, word)) === true;

/** Returns the known field that was probably meant by a synonym, in another language too; `undefined` when there is none. */
export function synonym(
  key: string,
  known: string[],
  fieldOf: (name: string) => Schema | undefined = () => undefined,
): string | undefined {
  return inEnglish(key)
    .map(
      (word) =>
        known.find((name) => name === word && name !== key) ??
        // From the end: a block's own fields follow the common ones, and are more likely to be meant.
        known.findLast((name) => hasAlias(fieldOf(name), word)) ??
        among(ofFields, word, known),
    )
    .find((name) => name !== undefined);
}

/** Returns the field of an entry that was probably meant: a synonym of a word, or one that has the word as a synonym. */
export const relatedField = (word: string, known: string[]): string | undefined =>
  synonym(word, known) ??
  known.find(
    (name) => Object.hasOwn(ofFields, word) && among(ofFields, name, [word]) !== undefined,
  );

/**
 * Returns the allowed value that was probably meant: by a synonym in the schema, in another language too, or by the
 * symbol or name of a currency.
 */
export function valueSynonym(value: string, schema: Schema): string | undefined {
  const { 'x-value-aliases': aliases = {}, enum: allowed = [] } = schema;
  const known = schema.enum ? allowed.map(String) : Object.keys(aliases);
  return inEnglish(value)
    .map(
      (word) =>
        known.find((one) => word !== value && isSameWord(one, word)) ?? among(aliases, word, known),
    )
    .concat(currencyOf(value, known))
    .find((one) => one !== undefined);
}

/** Returns the code of a currency from its symbol or name: `GBP` for `£` and `pound`. */
const currencyOf = (text: string, codes: string[]): string | undefined =>
  codes.find((code) => {
    if (!/^[A-Z]{3}$/.test(code)) return false;
    const [sign] = new Intl.NumberFormat('en', { style: 'currency', currency: code })
      .formatToParts(0)
      .filter(({ type }) => type === 'currency');
    const name = new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? '';
    const word = text.toLowerCase().replace(/s$/, '');
    return sign?.value === text || name.toLowerCase().split(' ').includes(word);
  });

/** Returns the first known word that has `word` as a synonym. */
export function among(words: Words, word: string, known: Iterable<string>): string | undefined {
  const all = new Set(known);
  return Object.keys(words).find(
    (one) => all.has(one) && words[one]?.some((other) => isSameWord(other, word)),
  );
}
