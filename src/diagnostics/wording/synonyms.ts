/** Words that editors take for one another, because other tools or everyday speech call the same thing so. */

import otherNames from '../../../schema/other-names.json' with { type: 'json' };
import type { Schema } from '../../content/model/json-schema.ts';
import { isSameWord } from '../../content/words/nearest.ts';

type Words = { [word: string]: string[] };

/**
 * Other names of the fields that most blocks have, and blocks of a site's own as well. What one field only is called
 * stands in its schema: `x-aliases`.
 */
export const { fields: ofFields }: { fields: Words } = otherNames;

/** Returns the filter that was probably meant by another language's name for it. */
export const filterSynonym = (name: string, known: string[]): string | undefined =>
  among(otherNames.filters, name, known);

/** Returns the field that was probably meant by a name from another tool; `undefined` when there is none. */
export function synonym(
  key: string,
  known: string[],
  fieldOf: (name: string) => Schema | undefined,
): string | undefined {
  const isAlias = (name: string) =>
    fieldOf(name)?.['x-aliases']?.some((alias) => isSameWord(alias, key));
  // a block's own fields come after those of every block, and are likelier meant
  return (
    known.findLast(isAlias) ??
    among(ofFields, key, known) ??
    among(otherNames.languages, key, known)
  );
}

/** Returns the possible value that was probably meant by another word: one that the schema knows, or the sign of a currency. */
export function valueSynonym(value: string, schema: Schema): string | undefined {
  const known = (schema.enum ?? []).map(String);
  return among(schema['x-value-aliases'] ?? {}, value, known) ?? currencyOf(value, known);
}

/** Returns the code of a currency for its sign or its name: `GBP` for `£` and `pound`. */
const currencyOf = (text: string, codes: string[]): string | undefined =>
  codes.find((code) => {
    if (!/^[A-Z]{3}$/.test(code)) return false;
    const [sign] = new Intl.NumberFormat('en', { style: 'currency', currency: code })
      .formatToParts(0)
      .filter(({ type }) => type === 'currency');
    const name = new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? '';
    return sign?.value === text || name.toLowerCase().split(' ').includes(text.toLowerCase());
  });

/** Returns the first of the known words of which `word` is another form. */
export function among(words: Words, word: string, known: Iterable<string>): string | undefined {
  const all = new Set(known);
  return Object.keys(words).find(
    (one) => all.has(one) && words[one]?.some((other) => isSameWord(other, word)),
  );
}
