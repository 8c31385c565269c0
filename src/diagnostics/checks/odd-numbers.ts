/** Finds numbers that their author probably did not mean: YAML drops a zero at either end, and takes a point for a decimal one. */
import { placeAt } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { OddValue } from '../../content/model/odd-value.ts';
import type { YamlFile } from '../../content/model/yaml-file.ts';
import { readPositions, type TextNode } from '../../content/yaml/positions.ts';

type OddNumber = 'number' | 'plus' | 'zero' | 'thousands';

/** What may be one of these numbers, and ends where a value ends; what stands before it tells whether it is all of that value. */
const numbers = /(?:\+\d+|0\d\d+|-?\d{1,9}\.\d+)(?=\s*(?:$|[,}\]]|\s#))/gm;
const valueBefore = /(?:[:[,]\s+|^\s*-\s+)$/m;

const kinds: Record<OddNumber, RegExp> = {
  // it loses its first character: a phone number or a postcode
  number: /^(?:0\d{2,}|\+\d{7,})$/,
  // nobody would see the plus
  plus: /^\+\d{1,6}$/,
  // it loses its last character: a price or a version
  zero: /^-?\d+\.\d0$/,
  // thousands with a point, as many languages write them
  thousands: /^-?[1-9]\d{0,2}\.\d\d0$/,
};
/** Degrees may have three decimals and end with a zero. */
const degrees = /\b(?:lat|latitude|lon|lng|long|longitude):\s+$/;

/** Returns the numbers of a file that would lose a character, or were meant to be a thousand times as large. */
export function oddNumbers(file: string, text: string): Issue[] {
  // pages have schemas, which ask for texts where they need them
  const ofAnyField: OddNumber[] = file.includes('/_') ? ['number'] : [];
  return numbersIn(file, text, [...ofAnyField, 'plus', 'thousands']);
}

/**
 * Returns the numbers that a text would show without their last zero, in data that no schema describes.
 * @param isFree whether the field of that name, below that field at the left edge, may hold anything
 */
export function lostZeros(
  { file, text }: YamlFile,
  isFree: (name: string, top: string) => boolean,
): Issue[] {
  return numbersIn(file, text, ['zero']).filter(({ params, path }) =>
    isFree((params as OddValue).name ?? '', String(path[0])),
  );
}

function numbersIn(file: string, text: string, reasons: OddNumber[]): Issue[] {
  let longer: TextNode[] | undefined;
  return [...text.matchAll(numbers)].flatMap(({ index, 0: written }): Issue[] => {
    const reason = reasons.find((one) => kinds[one].test(written));
    if (!reason) return [];
    const before = text.slice(0, index);
    if (!valueBefore.test(before.slice(-100))) return [];
    if (reason === 'thousands' && degrees.test(before.slice(-100))) return [];
    longer ??= readPositions(text).texts();
    if (longer.some(({ start, end }) => start <= index && index < end)) return [];
    const name = /([\w-]+):\s*$/.exec(before.slice(-100))?.[1];
    const top = before.match(/^[\w-]+(?=:)/gm)?.at(-1) ?? '';
    const params = { reason, name, value: written, found: written };
    const place = placeAt(text, index, written.length);
    return [{ code: 'wrong-type', severity: 'warning', params, file, path: [top], place }];
  });
}
