/** What is said of mistakes within brackets. */
import { numberIn } from '../../problems/number-in-text.ts';
import type { ScannedLine } from './scanned-line.ts';
import { placeIn, quoted, shown, type TextCause } from './text-cause.ts';

/** A bracket that is open. */
export interface Open {
  sign: '[' | '{';
  line: ScannedLine;
  column: number;
}

/** A name or a value between commas. */
export interface Part {
  line: ScannedLine;
  from: number;
  to: number;
  text: string;
  isQuoted: boolean;
}

/** A template without quotation marks; `before` is what stands in front of it, as in `/blog/{{ entry.slug }}`. */
export function unquotedTemplate(
  line: ScannedLine,
  column: number,
  before: Part | undefined,
  name: Part | undefined,
): TextCause {
  const rest = line.text.slice(column);
  const value = /^\{\{.*?\}\}|^\{%.*?%\}/.exec(rest)?.[0] ?? rest.trimEnd();
  const end = /^(?:[^,\]}{]|\{\{.*?\}\})*/.exec(rest.slice(value.length))?.[0] ?? '';
  const from = before?.line === line ? before.from : column;
  const whole = line.text.slice(from, column) + value + end.trimEnd();
  const start = line.offset + from;
  return {
    code: 'unquoted-template',
    message:
      from === column
        ? 'A value that begins with a template has to stand in quotation marks.'
        : 'Within braces a text with a template has to stand in quotation marks.',
    hint: `Write ${name ? `${name.text}: ` : ''}${shown(quoted(whole))}.`,
    place: placeIn(line.number, from, from + whole.length),
    edits: [{ start, end: start + whole.length, text: quoted(whole) }],
    local: true,
  };
}

/** A colon in a text without quotation marks; `rest` begins with it. */
export function secondColon(
  { line, from, text }: Part,
  name: Part | undefined,
  at: ScannedLine,
  rest: string,
): TextCause {
  const ends = line === at ? (/^[^,\]}]*/.exec(rest)?.[0] ?? '') : '';
  const value = (text + ends).trimEnd();
  const start = line.offset + from;
  return {
    code: 'unquoted-colon',
    message: 'There is a second colon here, so YAML takes the words before it for another name.',
    hint: `Put the text in quotation marks: ${name?.text ?? 'title'}: ${shown(quoted(value))}.`,
    place: placeIn(line.number, from, from + value.length),
    ...(line === at ? { edits: [{ start, end: start + value.length, text: quoted(value) }] } : {}),
    local: true,
  };
}

/** `{ label: About, to:/about }`, which YAML reads as a name without a value. */
export function missingSpaceIn({ line, from, to, text }: Part): TextCause | undefined {
  const [, name, value] = /^([A-Za-z][\w-]*):(?!\/\/)(\S.*)$/.exec(text) ?? [];
  if (!name) return undefined;
  const start = line.offset + from + name.length + 1;
  return {
    code: 'missing-space',
    message: `A space is missing after ${name}:`,
    hint: `Write ${name}: ${value}`,
    place: placeIn(line.number, from, to),
    edits: [{ start, end: start, text: ' ' }],
    local: true,
    possible: true,
  };
}

/** A text without quotation marks that goes on after a comma. */
export function unquotedComma(name: Part, { line, from }: Part, words: Part[]): TextCause {
  const to = words.at(-1)?.to ?? from;
  const text = line.text.slice(from, to);
  const start = line.offset + from;
  const number = /^[-\d.,]+$/.test(text) ? numberIn(text) : undefined;
  const isList = !number && text.split(/,\s*/).every((part) => /^[\w-]+$/.test(part));
  const named = words.map((word) => `“${word.text}”`).join(' and ');
  return {
    code: 'unquoted-comma',
    message: `The comma ends the value of ${name.text} here, and ${named} ${words.length > 1 ? 'are' : 'is'} taken for a field.`,
    hint: number
      ? `Numbers are written without commas between the digits: ${name.text}: ${number}. Where the value is a text, put it in quotation marks: ${name.text}: ${shown(quoted(text))}.`
      : `Put the text in quotation marks: ${name.text}: ${shown(quoted(text))}.${isList ? ` A list stands in brackets: ${name.text}: [${text}].` : ''}`,
    place: placeIn(line.number, from, to),
    ...(number ? {} : { edits: [{ start, end: start + text.length, text: quoted(text) }] }),
    local: true,
    possible: true,
  };
}

/** Two fields or entries with nothing between them. */
export function missingComma(line: ScannedLine, column: number): TextCause {
  const end = line.text.trimEnd().length;
  return {
    code: 'missing-comma',
    message: 'A comma is missing before this: within brackets commas stand between the parts.',
    hint: `Write a comma in front of it: , ${shown(line.text.slice(column, end))}`,
    place: placeIn(line.number, column, end),
    local: true,
  };
}

/** Two commas with nothing between them. */
export function twoCommas(line: ScannedLine, column: number): TextCause {
  return {
    code: 'missing-comma',
    message: 'There is nothing between these two commas.',
    hint: 'Delete one of them.',
    place: placeIn(line.number, column, column + 1),
    local: true,
  };
}

/** What stands behind the last bracket of all. */
export function afterEnd({ text, number }: ScannedLine, column: number): TextCause | undefined {
  const rest = text.slice(column);
  const at = column + rest.length - rest.trimStart().length;
  if (!/^\s*[\]},]/.test(rest)) return undefined;
  const isComma = text[at] === ',';
  return {
    code: isComma ? 'text-after-quote' : 'syntax-error',
    message: isComma
      ? 'There is no , at the end of a line in YAML.'
      : `A ${text[at]} stands here, and nothing is open that it could close.`,
    hint: isComma ? 'Take it away.' : 'Delete it.',
    place: placeIn(number, at, at + 1),
    local: true,
  };
}

/** A quotation mark that is opened and not closed. */
export function unclosedQuote(
  line: ScannedLine,
  column: number,
  rest: string,
  name: Part | undefined,
): TextCause {
  const [sign = '"'] = rest;
  const value = rest.replace(/\s*[,\]}\s]*$/, '');
  return {
    code: 'unclosed-quote',
    message: 'A quotation mark is opened here and not closed.',
    hint: `Write ${sign} at the end of the text too, ${name ? `${name.text}: ` : ''}${shown(value + sign)}, or leave both away.`,
    place: placeIn(line.number, column, column + value.length),
    local: true,
  };
}

/** A bracket that is opened and not closed. */
export function unclosed({ sign, line, column }: Open): TextCause {
  return {
    code: 'unclosed-bracket',
    message: `A ${sign} is opened in this line and not closed.`,
    hint: `Write ${sign === '[' ? ']' : '}'} where it ends, or put the text in quotation marks if the bracket is part of it.`,
    place: placeIn(line.number, column, line.text.trimEnd().length),
    local: true,
  };
}

/** A bracket of another kind than the one that was opened. */
export function wrongBracket(
  { number, offset }: ScannedLine,
  column: number,
  sign: string,
  open: Open,
  wanted: string,
): TextCause {
  const start = offset + column;
  return {
    code: 'unclosed-bracket',
    message: `A ${sign} stands here, but what was opened in line ${open.line.number} with ${open.sign} ends with ${wanted}`,
    hint: `Write ${wanted} in its place.`,
    place: placeIn(number, column, column + 1),
    edits: [{ start, end: start + 1, text: wanted }],
    local: true,
  };
}

/** A semicolon where a comma belongs. */
export function semicolon({ line, from, text }: Part, before: string): TextCause {
  const column = from + before.length;
  const start = line.offset + column;
  return {
    code: 'missing-comma',
    message: 'A semicolon stands here, and fields in braces have commas between them.',
    hint: `Write a comma in its place: ${shown(text.replace(/;\s*/, ', '))}: …`,
    place: placeIn(line.number, column, column + 1),
    edits: [{ start, end: start + 1, text: ',' }],
    local: true,
  };
}

/** A text in quotation marks with more behind it. */
export function textAfterQuote(
  line: ScannedLine,
  from: number,
  rest: string,
  name: Part | undefined,
): TextCause {
  const [sign = '"'] = rest;
  const end = new RegExp(`${sign}(?=\\s*(?:[,\\]}]|$))`).exec(rest.slice(1))?.index;
  const value = end === undefined ? rest.replace(/\s*[,\]}].*$/, '') : rest.slice(0, end + 2);
  const mended =
    end === undefined ? quoted(value) : quoted(value.slice(1, -1).replaceAll("''", "'"));
  const start = line.offset + from;
  return {
    code: 'text-after-quote',
    message: 'The text goes on after the closing quotation mark.',
    hint: `Quotation marks stand around the whole value, and those inside it need others around them: ${name ? `${name.text}: ` : ''}${shown(mended)}.`,
    place: placeIn(line.number, from, from + value.length),
    edits: [{ start, end: start + value.length, text: mended }],
    local: true,
  };
}

/** A comment as other languages write it. */
export function foreignComment(line: ScannedLine, column: number): TextCause {
  const text = line.text.slice(column).trimEnd();
  const start = line.offset + column;
  const words = text.replace(/^(?:\/\/|\/\*+|<!--)\s*/, '').replace(/\s*(?:\*\/|-->)$/, '');
  return {
    code: 'line-without-name',
    message: 'This looks like a comment, and in YAML a comment begins with #.',
    hint: `Write # ${shown(words)}`,
    place: placeIn(line.number, column, column + text.length),
    edits: [{ start, end: start + text.length, text: `# ${words}` }],
    local: true,
  };
}
