/**
 * Finds numbers that their author probably did not mean: YAML drops leading zeros and trailing decimal zeros, and
 * reads every point as a decimal one.
 */
import { rangeAt } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { OddValue } from '../../content/model/odd-value.ts';
import type { YamlFile } from '../../content/model/types.ts';
import { readPositions, type TextNode } from '../../content/yaml/positions.ts';

type OddNumber = 'number' | 'plus' | 'zero' | 'thousands';

/** Matches candidates that end where a value ends; the text before must show that they are the whole value. */
const NUMBERS = /(?:\+\d+|0\d\d+|-?\d{1,9}\.\d+)(?=\s*(?:$|[,}\]]|\s#))/gm;
const VALUE_BEFORE = /(?:[:[,]\s+|(?:^|\n)\s*-\s+)$/;

const kinds: Record<OddNumber, RegExp> = {
  // Loses its first character: a phone number or a postcode.
  number: /^(?:0\d{2,}|\+\d{7,})$/,
  // Loses its plus.
  plus: /^\+\d{1,6}$/,
  // Loses its last character: a price or a version.
  zero: /^-?\d+\.\d0$/,
  // Thousands with a point, as in many languages.
  thousands: /^-?[1-9]\d{0,2}\.\d\d0$/,
};
/** Matches keys of degrees, which may have three decimals with a zero at the end. */
const DEGREES = /\b(?:lat|latitude|lon|lng|long|longitude):\s+$/;

/** Returns the issues of numbers in a file that lose a character or were meant to be a thousand times as large. */
export function oddNumbers(file: string, text: string): Issue[] {
  // Pages have schemas, which require texts where needed.
  const withoutSchema: OddNumber[] = file.includes('/_') ? ['number'] : [];
  return numbersIn(file, text, [...withoutSchema, 'plus', 'thousands']);
}

/**
 * Returns the issues of numbers that would be shown without their last zero, in data that no schema describes.
 *
 * @param isFree returns whether the field `name`, below the top-level field `top`, has no schema
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
  let textNodes: TextNode[] | undefined;
  return [...text.matchAll(NUMBERS)].flatMap(({ index, 0: written }): Issue[] => {
    const reason = reasons.find((one) => kinds[one].test(written));
    if (!reason) return [];
    const before = text.slice(0, index);
    if (!VALUE_BEFORE.test(before.slice(-100))) return [];
    if (reason === 'thousands' && DEGREES.test(before.slice(-100))) return [];
    textNodes ??= readPositions(text).texts();
    if (textNodes.some(({ start, end }) => start <= index && index < end)) return [];
    const name = /([\w-]+):\s*$/.exec(before.slice(-100))?.[1];
    const top = before.match(/^[\w-]+(?=:)/gm)?.at(-1) ?? '';
    const params = { reason, name, value: written, found: written };
    const range = rangeAt(text, index, written.length);
    return [{ code: 'wrong-type', severity: 'warning', params, file, path: [top], range }];
  });
}
