/**
 * The short way for text with the Markdown that most text has: paragraphs, headings, lists of single lines. It gives exactly what
 * the libraries give (proved in markdown.test.ts), a hundred times faster.
 */
import { anySign, inlineHtml, otherMarkup } from './plain-inline.ts';

/** What means something at the beginning of a line. */
const lineMarkup = /^[^\S\n]*(?:[#>+=-]|\*\s|\d{1,9}[.)])/m;
/** A heading: its signs and its words. */
const heading = /^(#{1,6}) ([^\s#](?:.*[^\s#])?)$/;
/** An entry of a list: its sign, or its number and the sign behind it, and its words. */
const entry = /^(?:([-+*])|([1-9]\d{0,8})([.)])) (\S.*)$/;

/** The HTML of a line in which nothing means anything, as in most; `undefined` for any other text. It has no links, headings or pictures. */
export function plainHtml(text: string, inline: boolean): string | undefined {
  if (anySign.test(text)) return undefined;
  if (inline) return text.trim();
  if (lineMarkup.test(text) || text.startsWith('    ')) return undefined;
  const line = trimBlanks(text);
  return line === '' ? '' : `<p>${line}</p>`;
}

/** The HTML of one line of text, without a paragraph around it; `undefined` when it may need the long way. */
export function simpleInlineHtml(text: string): string | undefined {
  return text.includes('\n') || otherMarkup.test(text) ? undefined : inlineHtml(text);
}

/** The HTML of a text of one or more paragraphs; `undefined` when it may need the long way. */
export function simpleHtml(text: string): string | undefined {
  if (otherMarkup.test(text) || /^ {4}/m.test(text)) return undefined;
  const trimmed = trimBlanks(text);
  if (trimmed === '') return '';
  const blocks = lineMarkup.test(text)
    ? blocksIn(text)
    : trimmed.split(/ ?\n(?: *\n)+ */).map((lines) => elementHtml('p', lines));
  return !blocks || blocks.includes(undefined) ? undefined : blocks.join('\n');
}

interface List {
  /** Entries with another sign make another list. */
  sign: string;
  start: string;
  entries: string[];
}

/** The HTML of each paragraph, heading and list; `undefined` when it may need the long way. */
function blocksIn(text: string): (string | undefined)[] | undefined {
  const blocks: (string | undefined)[] = [];
  let paragraph: string[] = [];
  let list: List | undefined;
  let isAfterGap = true;
  const end = () => {
    if (paragraph.length > 0) blocks.push(elementHtml('p', paragraph.join('\n')));
    if (list) blocks.push(listHtml(list));
    paragraph = [];
    list = undefined;
  };
  for (const line of text.split('\n')) {
    if (/^ *$/.test(line)) {
      if (!list) end();
      isAfterGap = true;
      continue;
    }
    const [, signs, title] = heading.exec(line) ?? [];
    const [, bullet, number, point, words] = entry.exec(line) ?? [];
    const sign = bullet ?? point;
    const isMarked = lineMarkup.test(line);
    if (list && !isAfterGap && sign === list.sign) list.entries.push(words as string);
    // an entry may go on in the next line, or have paragraphs
    else if (list && (!isAfterGap || line[0] === ' ' || sign === list.sign)) return undefined;
    else if (!isMarked) {
      if (list) end();
      paragraph.push(line);
    } else {
      // a number in the midst of a text begins no list, unless it is the first
      if (paragraph.length > 0 && number !== undefined && number !== '1') return undefined;
      end();
      if (signs) blocks.push(elementHtml(`h${signs.length}`, title as string));
      else if (sign) list = { sign, start: number ?? '', entries: [words as string] };
      else return undefined;
    }
    isAfterGap = false;
  }
  end();
  return blocks;
}

/** More than one blank at the end of a line would mean something. */
function elementHtml(tag: string, lines: string): string | undefined {
  const html = inlineHtml(trimBlanks(lines.replace(/ ?\n */g, '\n')));
  return html === undefined ? undefined : `<${tag}>${html}</${tag}>`;
}

function listHtml({ start, entries }: List): string | undefined {
  // an entry may hold a list, a heading and so on in its only line
  if (entries.some((words) => lineMarkup.test(words))) return undefined;
  const made = entries.map((words) => elementHtml('li', words));
  if (made.includes(undefined)) return undefined;
  const tag = start ? 'ol' : 'ul';
  const from = start && start !== '1' ? ` start="${start}"` : '';
  return `<${tag}${from}>\n${made.join('\n')}\n</${tag}>`;
}

/** Without the blanks and ends of line around it. Other blanks, such as one that does not break, belong to the text. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === ' ' || text[start] === '\n') start += 1;
  while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\n')) end -= 1;
  return text.slice(start, end);
}
