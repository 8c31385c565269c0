/** Mistakes that YAML reads without complaint. */
import type { Fault, Flaw } from '../problems/flaw.ts';
import { placeIn, quoted, shown } from './text/text-cause.ts';
import { scannedLines } from './text/text-scan.ts';

/** Git's marks between two versions, where they stand in a text and so do not keep the file from being read. */
export function conflictIn(text: string): Fault | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => /^\s*<{7} \S/.test(line));
  if (index === -1 || !lines.some((line, at) => at > index && /^\s*>{7} /.test(line))) {
    return undefined;
  }
  const line = lines[index] ?? '';
  return {
    code: 'conflict-marker',
    message:
      'Git has left a merge conflict in this text: two versions of the lines between <<<<<<< and >>>>>>>.',
    hint: 'Keep the version that is right, delete the other, and delete the lines <<<<<<<, ======= and >>>>>>>.',
    place: placeIn(index + 1, line.search(/\S/), line.trimEnd().length),
  };
}

/** Whether a text without quotation marks may end in a comment that was hardly meant as one: `title: Our #1 team`. */
export const cutText = /^[ \t]*(?:(?:- +)*[\w-]+: +|(?:- +)+)[^\s"'|>#[{&*!][^\n#]* #[^\s#!]/m;

/** The texts that are cut off by a # with no space behind it. */
export function cutTexts(file: string, text: string): Flaw[] {
  return scannedLines(text).flatMap(
    ({ text: whole, value, valueAt, key, number, offset, dashes }): Flaw[] => {
      const isEntry = key === undefined && dashes.length > 0;
      if ((key === undefined && !isEntry) || value === '' || /^["'|>[{&*!]/.test(value)) return [];
      const rest = whole.slice(valueAt).trimEnd();
      const at = valueAt + rest.search(/\s#/) + 1;
      if (!/\s#[^\s#!]/.test(rest) || whole[at + 1] === ' ') return [];
      const start = offset + valueAt;
      return [
        {
          code: 'unquoted-comment',
          severity: 'warning',
          message: `A space and # begin a comment, so the text ends before it: "${shown(value)}".`,
          hint: `If it belongs to the text, put all of it in quotation marks: ${isEntry ? '-' : `${key}:`} ${shown(quoted(rest))}. If it is a comment, leave a space after the #.`,
          place: placeIn(number, at, whole.trimEnd().length),
          edits: [{ start, end: start + rest.length, text: quoted(rest) }],
          file,
          path: [],
        },
      ];
    },
  );
}

/** Whether a text may begin with a mark for repeating. */
export const lostMark = /[:-] &[^\s&]+ \S/;

/** Words in front of a text that YAML takes for a mark, and that nothing repeats: `text: &c. and so on`. */
export function lostMarks(file: string, text: string): Flaw[] {
  return scannedLines(text).flatMap(({ text: whole, key, number }): Flaw[] => {
    const [all = '', before = '', mark = '', rest = ''] =
      /^(\s*(?:- +)*[\w-]+: +)&(\S+)\s+(\S.*?)\s*$/.exec(whole) ?? [];
    if (key === undefined || all === '' || text.includes(`*${mark}`)) return [];
    const value = `&${mark} ${rest}`;
    return [
      {
        code: 'special-character',
        severity: 'warning',
        message: `A word that begins with & marks what follows for repeating, and is not shown: &${mark}.`,
        hint: `If it belongs to the text, put all of it in quotation marks: ${key}: ${shown(quoted(value))}. If it is a mark, repeat it with *${mark} or delete it.`,
        place: placeIn(number, before.length, before.length + value.length),
        file,
        path: [],
      },
    ];
  });
}

/** What looks like a template and has one brace only. */
const singleBrace = /(?<=[^{])\{ ?(?:entry|site|page|with|params|pager|group)\.[\w.]+ ?\}(?!\})/y;

/** The first such thing in a text. A brace is found at once; only there is it worth looking closer. */
function firstSingleBrace(text: string): RegExpExecArray | undefined {
  for (let at = text.indexOf('{'); at !== -1; at = text.indexOf('{', at + 1)) {
    singleBrace.lastIndex = at;
    const found = singleBrace.exec(text);
    if (found) return found;
  }
  return undefined;
}

/** Whether a text has something that looks like a template and has one brace only. */
export const hasSingleBrace = (text: string) => firstSingleBrace(text) !== undefined;

/** Templates with one brace only, which are shown as they are written. */
export function braceTexts(file: string, text: string): Flaw[] {
  return text.split('\n').flatMap((line, index): Flaw[] => {
    const found = firstSingleBrace(line);
    if (!found || /^\s*#/.test(line)) return [];
    const isApart = line.slice(found.index - 2, found.index) === '{ ';
    const from = isApart ? found.index - 2 : found.index;
    const [inner] = found;
    const written = isApart ? (/^.*?\}(?: \})?/.exec(line.slice(from))?.[0] ?? inner) : inner;
    const name = written.replace(/[{}\s]/g, '');
    const isDollar = line[from - 1] === '$';
    return [
      {
        code: 'template-error',
        severity: 'warning',
        message: `${isDollar ? '$' : ''}${written} would be shown as it is: a template has two braces.`,
        hint: `Write {{ ${name} }} instead.`,
        place: placeIn(index + 1, isDollar ? from - 1 : from, from + written.length),
        file,
        path: [],
      },
    ];
  });
}

/** A number that loses its first sign: a phone number or a post code without quotation marks. */
const cutNumber = /(?<=[:[,]\s+|^\s*-\s+)(?:0\d{2,}|\+\d{7,})(?=\s*(?:$|[,}\]]|\s#))/;

/** Whether a text may have such a number. */
export const mayCutNumbers = new RegExp(cutNumber.source, 'm');

/** Numbers whose nought or plus YAML drops, where no schema asks for a text. */
export function cutNumbers(file: string, text: string): Flaw[] {
  return scannedLines(text).flatMap(({ text: line, key, number, offset }): Flaw[] => {
    const found = cutNumber.exec(line);
    if (!found) return [];
    const [written] = found;
    const at = found.index;
    const name = /([\w-]+):\s*$/.exec(line.slice(0, at))?.[1] ?? key;
    return [
      {
        code: 'wrong-type',
        severity: 'warning',
        message: `YAML reads ${written} as the number ${Number(written)}, without ${written.startsWith('+') ? 'its plus' : 'the nought at its beginning'}.`,
        hint: `Put it in quotation marks: ${name ? `${name}: ` : ''}"${written}".`,
        place: placeIn(number, at, at + written.length),
        edits: [{ start: offset + at, end: offset + at + written.length, text: `"${written}"` }],
        file,
        path: [],
      },
    ];
  });
}
