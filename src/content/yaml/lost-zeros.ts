/** Prices and versions that lose their last nought: YAML reads 8.50 as the number 8.5, which a text shows as it is. */

import type { Flaw } from '../problems/flaw.ts';
import type { Schema } from '../schemas/json-schema.ts';
import { placeIn } from './text/text-cause.ts';

/** Two decimals, the last of which is a nought. More of them are a measure, such as a latitude, for which it means nothing. */
const lostZero = /^(\s*(?:- +)*|.*[{,] *)([\w-]+): +(-?\d+\.\d0)(?=\s*(?:$|[,}]|\s#))/;
const mayLoseZeros = /: +-?\d+\.\d0[\s,}]/;

/**
 * What is said of such numbers in data that no schema describes: where a schema asks for a number, one is meant.
 * @param isFree whether the field of that name, below that field at the left edge, may hold anything
 */
export function lostZeros(
  file: string,
  text: string,
  isFree: (name: string, top: string) => boolean,
): Flaw[] {
  if (!mayLoseZeros.test(text)) return [];
  let top = '';
  return text.split('\n').flatMap((line, index): Flaw[] => {
    top = /^[\w-]+(?=:)/.exec(line)?.[0] ?? top;
    const [, before = '', name = '', number = ''] = lostZero.exec(line) ?? [];
    if (number === '' || !isFree(name, top)) return [];
    const at = line.indexOf(number, before.length + name.length + 1);
    return [
      {
        code: 'wrong-type',
        severity: 'warning',
        message: `YAML reads ${number} as the number ${Number(number)}, so a text would show it without its last nought.`,
        hint: `Put it in quotation marks: ${name}: "${number}".`,
        place: placeIn(index + 1, at, at + number.length),
        file,
        path: [],
      },
    ];
  });
}

/** Whether a field of an entry may hold anything, as far as its schema says. */
export function isFreeIn(schema: Schema | undefined): (name: string) => boolean {
  return (name) => schema?.properties?.[name] === undefined;
}
