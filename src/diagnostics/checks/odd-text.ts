/** Finds texts that are valid YAML but probably not what their author meant. */
import usualFields from '../../../schema/usual-fields.json' with { type: 'json' };
import type { OddValue } from '../../content/model/odd-value.ts';
import type { DataPath } from '../../content/model/types.ts';
import type { TextNode } from '../../content/yaml/positions.ts';
import { repairedEncoding } from '../wording/repaired-encoding.ts';

/** The reasons for which a text is reported. */
type Reason =
  | ('bold' | 'link' | 'entity' | 'element' | 'foreign' | 'indented')
  | ('end' | 'curly' | 'quote' | 'name' | 'control' | 'comment' | 'mark' | 'run-on' | 'misread');

const plainTexts = new Set(usualFields.plainTexts);
/** Fields whose text is hardly ever a quotation and does not end with a comma. */
const shortTexts = new Set(usualFields.shortTexts);
const longTexts = new Set(usualFields.longTexts);

const inPlainTexts: [reason: Reason, pattern: RegExp][] = [
  ['bold', /^#{1,6} (?=\S).*/],
  ['bold', /(?<![\w*])(\*\*?|__?)(?=[^\s*_])[^*_]*[^\s*_]\1(?![\w*])/],
  ['link', /\[[^\][]+\]\([^()\s]+\)/],
  ['entity', /&(?:#\d+|#[xX][\da-fA-F]+|[a-zA-Z]*[a-z]{2,}\d*);/],
  ['element', /\[([a-z_]+)(?: [^\]]*)?\](?=.*\[\/\1\])/],
  ['element', /<\/?(?:br|b|i|em|strong|u|span|p|div|a|small|su[pb]|center|font|h[1-6])\b[^<>]*>/i],
];

/** Matches a comment in the syntax of other languages. */
const FOREIGN_COMMENT = /\s(\/\/\s.*|<!--.*)$/;

/** Matches what the patterns above look for, which most texts do not contain. */
const MARKUP = /[#*_[&<]|\/\//;

/** Matches a single word, or a sentence, with a comma or semicolon at its end as in JSON or code. */
const STRAY_END = /^(?!.*&#?\w+;$)\S{2,}[,;]$|[.!?][,;]$/;

/** Matches a template without its braces. */
const BARE_NAME = /^(?:entry|with|site\.(?:contact|data))(?:\.[a-z]\w*)+$/;

/** Returns the template that a text would be in braces; `undefined` for other texts. */
function withoutBraces(value: string, path: DataPath): string | undefined {
  if (BARE_NAME.test(value)) return value;
  // What entries fill in has the name of their field as its text.
  return path.at(-2) === 'as' && path.at(-1) === value ? `entry.${value}` : undefined;
}

/** Returns the problem of a text at a path; `undefined` when it has none. */
export function oddText(value: string, path: DataPath): OddValue<Reason> | undefined {
  const key = path.at(-1);
  const name = typeof key === 'string' ? key : undefined;
  const odd = (reason: Reason, found = value): OddValue<Reason> => ({ reason, name, value, found });
  const misread = misreadLine(value);
  if (misread) return { ...misread, name };
  if (CONTROLS.test(value)) return odd('control');
  if (name === undefined) return undefined;
  if (value.includes('\n')) return indentedParagraph(value, name);
  const isPlain = plainTexts.has(name) && !value.includes('{{');
  const found = isPlain ? oddInPlain(value) : undefined;
  if (found) return odd(...found);
  const inTitle = shortTexts.has(name) ? oddTitle(value) : undefined;
  if (inTitle) return odd(inTitle);
  if (STRAY_END.test(value)) return odd('end');
  const template = withoutBraces(value, path);
  if (template) return { ...odd('name'), value: template };
  if (QUOTED_VALUE.test(value)) return odd('curly');
  return QUOTES.test(value) && hasLooseQuote(value) ? odd('quote') : undefined;
}

/** Returns the first line of a text with letters that were read in the wrong encoding; `undefined` when there is none. */
function misreadLine(text: string): OddValue<'misread'> | undefined {
  const found = text
    .split('\n')
    .find((line) => repairedEncoding(line) !== line)
    ?.trim();
  return found ? { reason: 'misread', value: repairedEncoding(found), found } : undefined;
}

/**
 * Returns the problem of a paragraph that Markdown would show as code, because it is indented by four spaces more than the text around
 * it; `undefined` in lists, whose paragraphs are indented, and where code is shown on purpose.
 */
function indentedParagraph(value: string, name: string): OddValue<Reason> | undefined {
  if (!longTexts.has(name)) return undefined;
  const [before, paragraph] = value.split(/\n\n {4,}(?=\p{Lu}\S* .*[.!?]$)/mu, 2);
  const isAmongText = before && !/^(?: |[-*+] |\d+[.)] )|```/m.test(before);
  const [found] = paragraph?.split('\n', 1) ?? [];
  return isAmongText && found ? { reason: 'indented', name, value, found } : undefined;
}

/** Returns the reason for a title with a comma at its end or in quotation marks. */
function oddTitle(value: string): Reason | undefined {
  if (/[,;]$/.test(value) && !/&#?\w+;$/.test(value)) return 'end';
  return /^[“„”«‘‚][^“”„«»‘‚]+[”“»’]$/.test(value) ? 'curly' : undefined;
}

/** Returns the first markup or code in a plain text. */
function oddInPlain(value: string): [reason: Reason, found: string] | undefined {
  const patterns = MARKUP.test(value) ? inPlainTexts : [];
  for (const [reason, pattern] of patterns) {
    const found = pattern.exec(value)?.[0];
    if (found !== undefined) return [reason, found];
  }
  const comment = FOREIGN_COMMENT.exec(value)?.[1];
  return comment ? ['foreign', comment] : undefined;
}

/** Patterns that match characters that no page can show, and their escape sequences. */
const CONTROLS = /\p{Cc}(?<![\t\n\r\u0085])/u;
export const ESCAPES = /\\(?:[0abefv]|x[01][\da-f])/i;

/** Matches a comma of another script, or a semicolon as in spreadsheets, between two entries. */
export const OTHER_COMMA = /[،、，;](?=\s*\S)/;

/**
 * Matches a value of the site, with or without text beside it, in quotation marks that would be shown, and a number
 * (of a telephone too), time or boolean in them.
 */
const QUOTED_VALUE =
  /^[“„«][^“”„«»]*\{\{ ?site\.[^“”„«»]*[”“»]$|^[“„«](?:[\d\s.:/+()-]+|true|false)[”“»]$/;

/** Matches what `hasLooseQuote` looks for, which most texts do not contain. */
const QUOTES = /["“”„]|'$/;

/** Returns whether a text has a quotation mark without its partner, or a superfluous apostrophe at its end. */
function hasLooseQuote(value: string): boolean {
  const marks = value.split('"').length - 1;
  // 8" is eight inches.
  const others = value.replace(/\d"/g, '').split('"').length - 1;
  const opened = value.split(/[“„]/).length - 1;
  const isCurly = /”$/.test(value) ? opened === 0 : /^[“„][^“”]*$/.test(value);
  // Legitimate: the joiners', goin'.
  const isApostrophe = /[^\d\sszxSZX]'$/.test(value) && !/\win'$|(?:^|[\s(])'/.test(value);
  return (marks % 2 === 1 && others % 2 === 1) || isCurly || isApostrophe;
}

const UNSPACED_COMMENT = /^[ \t]+(#[^\s#!].*)/;
/** Matches `# 1` as well, which in a title is hardly ever a comment. */
const NUMBERED_COMMENT = /^[ \t]+(#(?:[^\s#!]| \d).*)/;

/** Returns the part of a text that YAML reads as a comment or an anchor; `undefined` when there is none. */
export function lostPart(
  { start, end, isKey, value, path }: TextNode,
  text: string,
): OddValue<Reason> | undefined {
  if (isKey || /["'|>]/.test(text[start] ?? '')) return undefined;
  const last = path.at(-1);
  const name = typeof last === 'string' ? last : undefined;
  const [, comment] =
    (shortTexts.has(name ?? '') ? NUMBERED_COMMENT : UNSPACED_COMMENT).exec(
      text.slice(end, text.indexOf('\n', end) + 1 || undefined),
    ) ?? [];
  if (comment) return { reason: 'comment', name, value, found: comment.trimEnd() };
  const [, mark] = /: &(\S+)[ \t]+$/.exec(text.slice(Math.max(0, start - 80), start)) ?? [];
  if (!mark || text.includes(`*${mark}`)) return undefined;
  const found = text.slice(text.lastIndexOf('&', start), end);
  return { reason: 'mark', name, value: mark, found };
}

/** Matches files that may contain such a text; most do not. */
export const MAY_RUN_ON = new RegExp(
  String.raw`^( *)(?:- )?(?:${usualFields.longTexts.join('|')}):(?: *>[-+]?| +[^\s|>"'{[&*!].*| *)\n(?:\1 +[^\s#-].*\n)*?(?:[ \t]*\n\1 +\S|\1 +(?:[-*]|\d+[.)]) \S)`,
  'm',
);

/** Returns the number of lines that begin an entry of a Markdown list. */
const listLines = (text: string): number => text.match(/^\s*(?:[-*]|\d+[.)]) \S/gm)?.length ?? 0;

/** Returns a text of several lines without `|` that loses its paragraphs or its list; `undefined` for other texts. */
export function runOnText(
  { start, end, isKey, value, path }: TextNode,
  text: string,
): OddValue<'run-on'> | undefined {
  const name = String(path.at(-1));
  const written = text.slice(start, end);
  if (isKey || !longTexts.has(name) || /^["'|]/.test(written)) return undefined;
  const isOneParagraph = !value.includes('\n\n') && /\n(?!$)/.test(value);
  const isLost = isOneParagraph || listLines(written) > listLines(value);
  return isLost ? { reason: 'run-on', name, value, found: value } : undefined;
}

/** Matches files that may contain such an entry; most do not. */
export const MAY_HOLD_ENTRY = /^( *)- [^\s|>"'{[&*!#](?:(?!: ).)*\n\1 +(?:- \S|[\p{Lu}\d])/mu;

/** Returns a list entry that YAML reads as part of the entry above, because of its indentation or a missing dash. */
export function entryInText({ start, end, isKey, path }: TextNode, text: string) {
  const written = text.slice(start, end);
  if (isKey || typeof path.at(-1) !== 'number' || /^["'|>]/.test(written)) return undefined;
  // A line as short as that is hardly broken on purpose.
  const short = /(?<=^.{1,30}(?<![,:-])\n\s*)[\p{Lu}\d].*/u;
  return (/(?<=\n\s*)- \S.*/.exec(written) ?? short.exec(written))?.[0];
}

/** Matches a text in quotation marks up to the end of its line, when the next line begins like an entry or a field. */
export const OPEN_TEXT =
  /(?<=^|[:[{,-] +)(["'])(?:(?!\1).)*(?=\n(?:[ \t]*\n)*[ \t]*(?:- |[a-z]\w*: ))/im;
