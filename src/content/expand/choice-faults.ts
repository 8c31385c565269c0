/** What is said of a choice of entries that chooses nothing, or asks for what there is not. */
import type { Unplaced } from '../issue.ts';
import { knownWords } from '../problems/known-words.ts';
import { listed, meant } from '../problems/nearest.ts';
import type { Data, DataObject, DataPath } from '../types.ts';
import type { Collection } from './collections.ts';
import { rowsWith, valuesIn, wordsOf } from './row-index.ts';

/** The issue of a field's name that no entry of a collection has. */
export function unknownField(name: string, { name: collection, fields }: Collection): Unplaced {
  const near = meant(name, fields);
  const { suggestion } = near;
  return {
    code: 'unknown-field',
    message: `No entry of ${collection} has a field ${name}.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}Its fields: ${listed([...fields], 'and')}.`,
    ...near,
  };
}

/** One of several values that no entry has, and that is nearly one that an entry has. */
export function strayValue(
  collection: Collection,
  where: DataObject,
): { fault: Unplaced; path: DataPath } | undefined {
  for (const [field, wanted] of Object.entries(where)) {
    if (!Array.isArray(wanted) || collection.broken) continue;
    const index = wanted.findIndex((one) => rowsWith(collection, field, one).length === 0);
    if (index === -1) continue;
    const fault = noValue(collection, field, wanted[index] as Data);
    if (fault.suggestion) return { fault, path: ['where', field, index] };
  }
  return undefined;
}

/** The issue of a condition that no entry fulfils, whatever else is asked for. */
export function noValue(collection: Collection, field: string, wanted: Data): Unplaced {
  const values = valuesIn(collection, field);
  const text = wordsOf(wanted).join(' or ') || 'empty';
  const isWord = typeof wanted === 'boolean' || /^(?:yes|no|on|off)$/i.test(text);
  const meantWord = isWord && (/^(?:yes|on|true)$/i.test(text) ? 'true' : 'false');
  const { suggestion } =
    meantWord && values.has(meantWord) ? { suggestion: meantWord } : knownWords(values).meant(text);
  return {
    code: 'no-entries',
    message: `No entry of ${collection.name} has ${text} for its ${field}, so nothing is chosen.`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}${values.size > 0 ? `What entries have there: ${listed([...values], 'and', 12)}.` : `No entry has a value for ${field}.`}`,
    ...(suggestion ? { suggestion } : {}),
  };
}

export function noRows({ name, rows }: Collection, filtered: boolean): Unplaced {
  return {
    code: 'no-entries',
    message:
      rows.length === 0
        ? `The collection ${name} has no entries.`
        : `No entry of ${name} is chosen here, so the list would be empty.`,
    hint: filtered
      ? 'Compare the values under where: with those of the entries.'
      : `Add entries to pages/_collections/${name}, or take this out.`,
  };
}
