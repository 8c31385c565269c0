/** Finds numbers that their author probably did not mean: YAML drops a zero at either end, and takes a point for a decimal one. */
import { placeAt } from '../../content/model/data.ts';
import type { Issue } from '../../content/model/issue.ts';
import type { OddValue } from '../../content/model/odd-value.ts';
import type { YamlFile } from '../../content/model/yaml-file.ts';
import { readPositions } from '../../content/yaml/positions.ts';

type OddNumber = 'number' | 'plus' | 'zero' | 'thousands';

/** A number that loses its first character, a phone number or a postcode; and one that loses its last, a price or a version. */
const cutNumber = /(?<=[:[,]\s+|^\s*-\s+)(?:0\d{2,}|\+\d{7,})(?=\s*(?:$|[,}\]]|\s#))/gm;
/** A number whose plus nobody would see. */
const lostPlus = /(?<=[:[,]\s+|^\s*-\s+)\+\d{1,6}(?=\s*(?:$|[,}\]]|\s#))/gm;
const lostZero = /(?<=[:]\s+)-?\d+\.\d0(?=\s*(?:$|[,}]|\s#))/gm;

/** Thousands with a point, as many languages write them. Degrees may have three decimals and end with a zero. */
const thousands =
  /(?<=(?<!\b(?:lat|latitude|lon|lng|long|longitude)):\s+)-?[1-9]\d{0,2}\.\d\d0(?=\s*(?:$|[,}]|\s#))/gm;

/** Returns the numbers of a file that would lose a character, or were meant to be a thousand times as large. */
export function oddNumbers(file: string, text: string): Issue[] {
  return [
    // pages have schemas, which ask for texts where they need them
    ...(file.includes('/_') ? numbersIn(file, text, 'number', cutNumber) : []),
    ...numbersIn(file, text, 'plus', lostPlus),
    ...numbersIn(file, text, 'thousands', thousands),
  ];
}

/**
 * Returns the numbers that a text would show without their last zero, in data that no schema describes.
 * @param isFree whether the field of that name, below that field at the left edge, may hold anything
 */
export function lostZeros(
  { file, text }: YamlFile,
  isFree: (name: string, top: string) => boolean,
): Issue[] {
  return numbersIn(file, text, 'zero', lostZero).filter(({ params, path }) =>
    isFree((params as OddValue).name ?? '', String(path[0])),
  );
}

function numbersIn(file: string, text: string, reason: OddNumber, pattern: RegExp): Issue[] {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return [];
  const longer = readPositions(text).texts();
  return found.flatMap(({ index, 0: written }): Issue[] => {
    if (longer.some(({ start, end }) => start <= index && index < end)) return [];
    const before = text.slice(0, index);
    const name = /([\w-]+):\s*$/.exec(before)?.[1];
    const top = before.match(/^[\w-]+(?=:)/gm)?.at(-1) ?? '';
    const params = { reason, name, value: written, found: written };
    const place = placeAt(text, index, written.length);
    return [{ code: 'wrong-type', severity: 'warning', params, file, path: [top], place }];
  });
}
