/** Lines that run on in one paragraph, because what divides them is no Markdown. */
import type { Unplaced } from '../issue.ts';
import { shortened } from './markdown-slips.ts';

/** The signs of such lines; a text without any of them is looked at no further. */
const signs = ['•', '▪', '●', '\\n', '|'];

/** Lists with the bullets of a word processor, line breaks as programs write them, and tables without the line below their heads. */
export function lineSlips(text: string): Unplaced[] {
  if (!signs.some((sign) => text.includes(sign))) return [];
  const written = text.replace(/(`+)[^`][\s\S]*?\1/g, '');
  return [bullets(written), lineBreak(written), headlessTable(written)].filter(
    (fault) => fault !== undefined,
  );
}

function bullets(text: string): Unplaced | undefined {
  const [first, sign = '', words = ''] =
    /^[ \t]*([•▪●])[ \t]*(\S[^\n]*)(?=\n[ \t]*\1)/m.exec(text) ?? [];
  if (first === undefined) return undefined;
  return {
    code: 'odd-markdown',
    message: `These lines would run on in one paragraph: no list begins with ${sign}.`,
    hint: `Write a hyphen and a blank in the place of each ${sign}: - ${shortened(words)}`,
    within: first.trim(),
  };
}

function lineBreak(text: string): Unplaced | undefined {
  const [within] = /(?<=[^\\\s:])\\n/.exec(text) ?? [];
  if (within === undefined) return undefined;
  return {
    code: 'odd-markdown',
    message: '\\n would be shown as it is written, and no line would begin there.',
    hint: 'Write | behind the name, and the lines of the text below it, indented by two more spaces.',
    within,
  };
}

function headlessTable(text: string): Unplaced | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const isRow = (line = ''): boolean => /^\|.*\|$/.test(line);
  const within = lines.find(
    (line, index) =>
      isRow(line) &&
      !isRow(lines[index - 1]) &&
      isRow(lines[index + 1]) &&
      !/^[\s|:-]+$/.test(lines[index + 1] ?? ''),
  );
  if (within === undefined) return undefined;
  return {
    code: 'odd-markdown',
    message: 'This table would be shown with its bars: a line of dashes is missing below its head.',
    hint: `Write below this line ${within.replace(/[^|]+/g, ' --- ')}`,
    within,
  };
}
