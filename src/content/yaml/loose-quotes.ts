/** Quotation marks that are no signs of YAML's, and would be shown: one that is left over, and curly ones around a title. */
import type { Fault, Flaw } from '../problems/flaw.ts';
import { placeIn, quoted, shown } from './text/text-cause.ts';
import { scannedLines } from './text/text-scan.ts';

/** Whether a text without quotation marks may have one of its own that is left over: `title: Who we are"`. */
const looseQuote =
  /^[ \t]*(?:- +)*[\w-]+: +[^\s"'|>#[{&*!](?:[^\n]*["“”„‘]|[^\n]*[^\d\sszxSZX]'\s*$)/m;

/** An apostrophe at the very end belongs there after an s, as in the joiners', and after letters that are left out, as in goin'. */
const looseApostrophe = /[^\d\sszxSZX]'$/;
const endsInApostrophe = /\w(?:in|[^\w]n|[^\w]o)'$/i;

/** The same, asked for where a line has an odd number of quotation marks, or curly ones, as hardly any has. */
export function hasLooseQuote(text: string): boolean {
  const isCurly = text.includes('”') || text.includes('“') || text.includes('‘');
  const isSingle =
    text.includes("'\n") || text.endsWith("'") || (text.includes('\r') && text.includes("'\r"));
  return (
    ((isCurly || isSingle || hasOddLine(text)) && looseQuote.test(text)) ||
    (isCurly && curlyInBraces.test(text))
  );
}

function hasOddLine(text: string): boolean {
  let end = 0;
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    if (at > end) {
      if (count % 2 === 1) return true;
      count = 0;
      end = text.indexOf('\n', at);
      if (end === -1) end = text.length;
    }
    count += 1;
  }
  return count % 2 === 1;
}

/** Fields whose words are hardly ever a quotation. */
const isTitle = /^(?:title|name|label|heading|eyebrow|description|alt)$/;
const curlyInBraces =
  /(?<=[{,] *(title|name|label|heading|eyebrow|description|alt): +)[“„”«‘‚][^“”„«»‘‚’,{}]+[”“»’](?= *[,}])/;

/** Texts with one quotation mark where two belong, and titles in curly ones. */
export function looseQuotes(file: string, text: string): Flaw[] {
  const lines = text.split('\n');
  return scannedLines(text).flatMap(({ text: line, value, valueAt, key, number, at }): Flaw[] => {
    const inBraces = curlyInBraces.exec(line);
    const written = inBraces && curlyTitle(inBraces[1] ?? '', inBraces[0]);
    if (written) {
      const place = placeIn(number, inBraces.index, inBraces.index + inBraces[0].length);
      return [{ ...written, severity: 'warning', place, file, path: [] }];
    }
    const below = lines[number] ?? '';
    const goesOn = below.trim() !== '' && indent(below) > at;
    if (key === undefined || goesOn || value === '' || /^["'|>[{&*!]/.test(value)) return [];
    const said = curlyTitle(key, value) ?? loose(key, value) ?? apostrophe(key, value);
    if (!said) return [];
    const place = placeIn(number, valueAt, valueAt + value.length);
    return [{ ...said, severity: 'warning', place, file, path: [] }];
  });
}

const indent = (line: string): number => line.length - line.trimStart().length;

function loose(key: string, value: string): Fault | undefined {
  // 8" is eight inches
  const straight = value.replace(/\d"/g, '').split('"').length - 1;
  const isLast = /["”]$/.test(value);
  const opened = (value.match(/[“„]/g) ?? []).length;
  const closed = (value.match(/[”“]/g) ?? []).length - (/[„]/.test(value) ? 0 : opened);
  const isOdd =
    straight % 2 === 1 ||
    (isLast && opened === 0 && /”$/.test(value)) ||
    (/^[“„]/.test(value) && closed < 1);
  if (!isOdd) return undefined;
  const bare = value.replace(/^[“„]|["”]$/g, '');
  const sign = /["“”„]/.exec(isLast ? value.slice(-1) : value)?.[0] ?? '"';
  return {
    code: 'unclosed-quote',
    message: `There is one ${sign} in this text, ${isLast ? 'at its end and none at its beginning' : 'and none that belongs to it'}, so visitors would see it.`,
    hint:
      isLast || bare !== value
        ? `Write ${key}: ${shown(bare)}, or quotation marks around all of it: ${key}: "${shown(bare)}".`
        : `Take it away, or close the quotation and put all of it in other quotation marks: ${key}: '${shown(value)}'.`,
  };
}

/** One ' at the end of a text that has none at the beginning of a word: `title: Welcome'`. */
function apostrophe(key: string, value: string): Fault | undefined {
  if (!looseApostrophe.test(value) || endsInApostrophe.test(value) || /(?:^|[\s(])'/.test(value)) {
    return undefined;
  }
  const bare = value.slice(0, -1);
  return {
    code: 'unclosed-quote',
    message:
      "There is one ' in this text, at its end and none at its beginning, so visitors would see it.",
    hint: `Write ${key}: ${shown(bare)}, or quotation marks around all of it: ${key}: "${shown(bare)}".`,
  };
}

function curlyTitle(key: string, value: string): Fault | undefined {
  const [, inner] = /^[“„”«‘‚]([^“”„«»‘‚]+)[”“»’]$/.exec(value) ?? [];
  if (!inner || !isTitle.test(key)) return undefined;
  return {
    code: 'smart-quote',
    message:
      'These are curly quotation marks, and they would be shown: YAML knows the straight ones only.',
    hint: `Write ${key}: ${quoted(inner)}. If they belong to the words, put straight ones around all of it: ${key}: '${shown(value)}'.`,
  };
}
