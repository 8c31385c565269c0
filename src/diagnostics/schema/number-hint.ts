/** Makes hints for values in place of a number. */
import type { Schema } from '../../content/model/json-schema.ts';
import { inBraces } from '../../content/yaml/scalars.ts';
import type { Refused } from '../model/schema-params.ts';
import { firstSentence, listed } from '../wording/phrases.ts';
import { valueSynonym } from '../wording/synonyms.ts';
import { isOfOtherUnit, numbersFor, withLatinDigits } from './number-in-text.ts';
import { exampleOf, isOneKind, lead, switchHint, switchOf, typesOf } from './value-words.ts';

/** Returns whether a text is only a number. */
export const isNumeric = (text: string): boolean =>
  text.trim() !== '' && Number.isFinite(Number(text));

/**
 * Returns the hint for a value in place of a number; `undefined` when other types are allowed too and no number is
 * meant.
 */
export function numberHint(refused: Refused): string | undefined {
  const { name, error, around } = refused;
  const { data, parentSchema: schema } = error;
  const written = lead(refused);
  if (typeof data === 'string' && isNumeric(data)) {
    return `Remove the quotation marks: ${written}${data.trim()}.`;
  }
  if (switchOf(data) !== undefined || /^(?:all|any|auto|unlimited)$/i.test(String(data))) {
    return switchHint(refused);
  }
  const word = typeof data === 'string' ? valueSynonym(data, schema) : undefined;
  if (word !== undefined) return `Write the number alone: ${written}${word}.`;
  const numbers = numbersFor(String(data), `${name} ${schema.description}`);
  if (typeof data === 'number') {
    const whole = numbers.find((one) => isPossible(one, schema)) ?? Math.round(data);
    return `Write it without a fraction: ${written}${whole}. ${firstSentence(schema.description ?? '')}`;
  }
  const isOther = !around?.properties?.suffix && isOfOtherUnit(String(data), schema.description);
  const number = isOther ? undefined : numbers.find((one) => isPossible(one, schema));
  if (number !== undefined) return numberAlone(number, refused);
  return isOneKind(schema) ? oneNumber(refused) : undefined;
}

function isPossible(number: string, schema: Schema): boolean {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const isInRange = Number(number) >= Number(minimum) && Number(number) <= Number(maximum);
  return isInRange && (typesOf(schema).includes('number') || !number.includes('.'));
}

/** Returns the hint for a text that contains one number, with the text before and after it as fields where possible. */
function numberAlone(number: string, refused: Refused): string {
  const { error, around } = refused;
  const { data, parentSchema: schema } = error;
  const [, before = '', after = ''] = /^(\D{0,3}?)[\d.,\s]+(\D{0,12})$/.exec(String(data)) ?? [];
  const { prefix, suffix } = around?.properties ?? {};
  const characters = [
    ...(prefix && before.trim() ? [`prefix: ${inBraces(before.trim())}`] : []),
    ...(suffix && after.trim() ? [`suffix: ${inBraces(after.trim())}`] : []),
  ];
  if (characters.length > 0) {
    return `Write the number alone, and ${listed(characters, 'and')} beside it: ${lead(refused)}${number}.`;
  }
  const about = firstSentence(schema.description ?? '');
  return `Write the number alone: ${lead(refused)}${number}. ${about}`.trim();
}

/** Returns the hint for a text with several numbers, or none. */
function oneNumber(refused: Refused): string {
  const { name, isEntry, error, around } = refused;
  const { data, parentSchema: schema } = error;
  const first = /\d+(?:\.\d+)?/.exec(withLatinDigits(String(data)))?.[0];
  const isOther = isOfOtherUnit(String(data), schema.description);
  const isFirst = first !== undefined && !isOther && isPossible(first, schema);
  const line = isFirst ? `${lead(refused)}${first}` : exampleOf(refused);
  const isNeeded = isEntry || around?.required?.includes(name);
  const about = firstSentence(schema.description ?? '');
  return `Write one number alone, such as ${line}${isNeeded ? '' : ', or delete the line'}. ${about}`.trim();
}
