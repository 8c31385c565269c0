/** Lines that run on in one paragraph, because what divides them is no Markdown. */
import { type OddMarkdown, oddMarkdown } from './odd-markdown.ts';

/** The signs of such lines; a text without any of them is looked at no further. */
const signs = ['•', '▪', '●', '\\n', '|'];

/** Lists with the bullets of a word processor, line breaks as programs write them, and tables without the line below their heads. */
export function oddLinesIn(text: string): OddMarkdown[] {
  if (!signs.some((sign) => text.includes(sign))) return [];
  const written = text.replace(/(`+)[^`][\s\S]*?\1/g, '');
  return [bullets(written), lineBreak(written), headlessTable(written)].filter(
    (issue) => issue !== undefined,
  );
}

function bullets(text: string): OddMarkdown | undefined {
  const [first, sign = '', words = ''] =
    /^[ \t]*([•▪●])[ \t]*(\S[^\n]*)(?=\n[ \t]*\1)/m.exec(text) ?? [];
  if (first === undefined) return undefined;
  return oddMarkdown('bullets', [sign, words], first.trim());
}

function lineBreak(text: string): OddMarkdown | undefined {
  const [within] = /(?<=[^\\\s:])\\n/.exec(text) ?? [];
  if (within === undefined) return undefined;
  return oddMarkdown('line-break', [], within);
}

function headlessTable(text: string): OddMarkdown | undefined {
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
  return oddMarkdown('table-without-head', [within], within);
}
