import { wordsOf } from '../../content/expand/choose-rows.ts';
import type { Data } from '../../content/model/types.ts';
import { MAX_NAMES } from '../model/diagnostic.ts';
import type { Rule } from '../model/rule.ts';
import { switchOf } from '../schema/value-words.ts';
import { fieldOfValue } from '../wording/field-of-value.ts';
import { knownWords } from '../wording/nearest.ts';
import { guessed, listed } from '../wording/phrases.ts';

export const rule: Rule<'no-entries'> = {
  code: 308,
  severity: 'error',
  title: 'A choice of entries that is empty',
  why: 'The block would have nothing in it.',
  bad: 'where:\n  category: cleanning',
  good: 'where:\n  category: cleaning',
  message: (params) => {
    const { collection } = params;
    if (params.field !== undefined) {
      const without = params.isOneOf ? 'one of those wanted is missing' : 'nothing is chosen';
      return `No entry of ${collection} has ${params.field}: ${textOf(params.wanted)}, so ${without}.`;
    }
    return params.isEmpty
      ? `The collection ${collection} has no entries.`
      : `No entry of ${collection} is chosen here, so the list would be empty.`;
  },
  hint: (params, { collections }) => {
    if (params.field === undefined) {
      return params.isFiltered
        ? 'Compare the values under where: with those of the entries.'
        : `Add entries to pages/_collections/${params.collection}, or take this out.`;
    }
    const { field, wanted, values } = params;
    const suggestion = valueFor(wanted, values);
    const known = valuesOf(field, values);
    const other = fieldOfValue(field, wanted, collections.get(params.collection));
    if (other) return guessed(`${other}: ${textOf(wanted)}`, known);
    if (isComparison(textOf(wanted))) return EQUAL_ONLY + known;
    const isGone = params.isOneOf && !suggestion;
    const gone = isGone ? `If there is none any more, take ${textOf(wanted)} out here. ` : '';
    return gone + guessed(suggestion, known);
  },
  fix: (params, { collections }) => {
    if (params.field === undefined) return {};
    const { field, wanted, values } = params;
    // The field is wrong then, and not its value.
    if (fieldOfValue(field, wanted, collections.get(params.collection))) return {};
    const suggestion = valueFor(wanted, values);
    const known = [...values].slice(0, MAX_NAMES);
    const lost = { word: textOf(wanted), known, rest: valuesOf(field, values) };
    return { ...(suggestion && { suggestion }), lost };
  },
};

const valuesOf = (field: string, values: Set<string>) =>
  values.size > 0
    ? `Values of ${field} in the entries: ${listed([...values], 'and', 12)}.`
    : `No entry has a value for ${field}.`;

const isComparison = (text: string) =>
  /^(?:[<>]=?|!=?|==|\*|before|after|not)(?:\s|\w|$)/.test(text);
const EQUAL_ONLY =
  'where: chooses by values that are equal: write one of them, or several in brackets. Entries to be left out stand below except:. ';

const textOf = (wanted: Data): string => wordsOf(wanted).join(' or ') || 'empty';

/** Returns the value that was probably meant; for `yes`, `true` if the entries have boolean values. */
function valueFor(wanted: Data, values: Set<string>): string | undefined {
  const text = textOf(wanted);
  const several = text.split(/\s*[,;|]\s*|\s+(?:and|or|und|oder)\s+/);
  if (several.length > 1 && several.every((one) => values.has(one)))
    return `[${several.join(', ')}]`;
  const truth = String(switchOf(text));
  return values.has(truth) ? truth : knownWords(values).meant(text).suggestion;
}
