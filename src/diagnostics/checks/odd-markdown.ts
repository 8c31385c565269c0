/** Finds Markdown syntax that visitors would see, because the parser does not recognise it. */
import type { IssueParams } from '../../content/model/issue-params.ts';
import { possibleElements } from '../../content/transform/markdown.ts';
import type { TextNote } from '../../content/transform/page-notes.ts';

/** The issue of Markdown that would be shown literally. */
interface OddMarkdown {
  code: 'odd-markdown';
  params: Extract<IssueParams['odd-markdown'], { parts: string[] }>;
  within?: string;
}

/** Returns whether a text has any character of such syntax. */
function mayBeOdd(text: string): boolean {
  return /\*\*|[[\]#<]/.test(text);
}

/** Matches the address of a link. */
const address = String.raw`(?:\/|#|https?:|mailto:|tel:)[^\s()[\]{}<>（）]*`;

/** Patterns that match the text and address of links with wrong or missing brackets, instead of `[words](address)`. */
const brackets = [
  String.raw`\[([^\][\n<]+?)(?:\]?\s*[([{（](${address})[)\]}）]?|\](${address})[)\]}）])`,
  String.raw`\(([^()\n<]+)\)\[(${address})\]`,
  String.raw`([^\s[\]()<>]+)\]\s*\((${address})\)`,
];

/** The patterns are matched with the visible text, in which only unrecognised syntax is left. */
const patterns = [
  {
    reason: 'space-in-address',
    pattern: /\[([^\]\n<]+)\]\(([^\s)<>]+ [^)\n<>"']+)\)/,
  },
  { reason: 'brackets', pattern: new RegExp(brackets.join('|')) },
  {
    reason: 'no-reference',
    pattern: /\[([^\]\n<]+)\]\[([\w -]*)\]/,
  },
  {
    reason: 'shortcode',
    pattern:
      /\[(?!x\])([a-z][\w-]*)(?:=[^\]\s]+|\s+[\w-]+\s*=\s*["“”][^\]\n]*)?\](?=[^\n]{0,300}\[\/\1\])|\[([a-z][\w-]*)\s+[\w-]+\s*=\s*["“”\w][^\]\n]*\]/,
  },
  {
    reason: 'double-brackets',
    // A template in square brackets is reported separately.
    pattern:
      /\[\[(?! ?(?:entry|site|page|with|params|pager|group)\.)([^\]\n<|]+)(?:\|([^\]\n<]+))?\]\]/,
  },
  {
    reason: 'star-too-many',
    pattern: /<em>([^<]*)<\/em>\*(?!\*)/,
  },
  {
    reason: 'stars',
    pattern:
      /\*\*\s+([^*\n<]+?)\s*\*\*|\*\*([^*\n<]+?)\s+\*\*|\*\*([^\s*][^*\n<]*)|\*<em>([^<]*)<\/em>/,
  },
] as const;

/** Matches elements that are removed even where they have no end. */
const UNSAFE_TAG = /^(?:iframe|object|embed|video|audio|script|style|form|button)$/i;
const START_TAGS = /<([a-z][\w-]*)(?=[\s/>])/gi;
const ATTRIBUTE = /<[a-z][\w-]*(?:\s[^<>]*?)?\s(style|on[a-z]+)\s*=/i;

/** Returns the issues of HTML that the sanitiser removes. */
function lostHtml(text: string): OddMarkdown[] {
  if (!text.includes('<')) return [];
  const written = text.replace(/(`+)[^`][\s\S]*?\1/g, '');
  const [odd, isEnd] = oddTag(written);
  const [tag, name = ''] =
    [...written.matchAll(START_TAGS)].find(([, one = '']) =>
      odd ? UNSAFE_TAG.test(one) : !possibleElements.has(one.toLowerCase()),
    ) ?? [];
  const [, own] = ATTRIBUTE.exec(written) ?? [];
  const open = tag ? undefined : odd;
  return [
    ...(tag ? [oddMarkdown('left-out-element', [name], tag)] : []),
    ...(own ? [oddMarkdown('left-out-attribute', [own], own)] : []),
    ...(open ? [oddMarkdown(isEnd ? 'end-alone' : 'not-ended', [open], open)] : []),
  ];
}

/** Matches elements without an end tag, and those whose end tag is optional. */
const TAG_WITHOUT_END = /^(?:br|hr|img|wbr|input|p|li|t[drh]|d[dt]|tbody|thead|option|source|col)$/;

/** Returns the first tag without an end tag, or the first end tag without a start, and whether it is an end tag. */
function oddTag(text: string): [tag?: string, isEnd?: boolean] {
  const open: [name: string, tag: string][] = [];
  for (const [tag, end, name = ''] of text.matchAll(/<(\/?)([a-z][\w-]*)(?=[\s/>])[^<>]*>/gi)) {
    if (TAG_WITHOUT_END.test(name) || tag.endsWith('/>')) continue;
    const begin = end ? open.findLastIndex(([one]) => one === name) : 0;
    if (begin === -1) return [tag, true];
    if (end) open.splice(begin, 1);
    else open.push([name, tag]);
  }
  return [open[0]?.[1]];
}

/**
 * Matches headings without a space, such as `##Our story`; a number or a word after a single `#` may be literal text.
 */
const HEADING = /(?:<p>|\n)(#{2,6})([^\s#<&\d][^\n<]*)|^<p>(#)(\p{Lu}[^\n<#]* [^\n<#]*)<\/p>/mu;

/** Returns the issues of syntax that visitors would see, and of HTML that is left out, at most one of each kind. */
export function oddMarkdownIn(note: Omit<TextNote, 'path'>): OddMarkdown[] {
  const { text } = note;
  return mayBeOdd(text)
    ? [...oddLines(text), ...lostHtml(text), ...oddSyntax(note)]
    : oddLines(text);
}

/** Returns the issues of syntax that visitors would see. */
function oddSyntax({ text, visible, isInline }: Omit<TextNote, 'path'>): OddMarkdown[] {
  // All patterns need one of these characters, which most texts do not have.
  if (!/[[\]*#]/.test(visible)) return [];
  const found: OddMarkdown[] = [];
  let left = visible;
  for (const { reason, pattern } of patterns) {
    const match = pattern.exec(left);
    if (!match) continue;
    const [all, ...parts] = match;
    left = left.replace(all, '');
    const within = all
      .replace('*<em>', '**')
      .replace(/^<em>/, '*')
      .replace(/<\/em>(\*?)/, '$1$1');
    found.push(oddMarkdown(reason, parts.filter(isThere), placed(within, text)));
  }
  const [, hashes, words, hash, others] = isInline ? [] : (HEADING.exec(visible) ?? []);
  const [mark, title] = [hashes ?? hash, words ?? others];
  if (mark && title) {
    found.push(oddMarkdown('heading-without-space', [mark, title], placed(mark + title, text)));
  }
  return found;
}

const isThere = (part: string | undefined): part is string => part !== undefined;

/**
 * Returns the part of the text that matches what was found, up to the first character that HTML encodes; `undefined`
 * when it is not in the text.
 */
function placed(written: string, text: string): string | undefined {
  const [within = ''] = written.trim().split(/[&<]/);
  return text.includes(within) ? within : undefined;
}

/** Returns the issue of Markdown that is shown literally; `within` is its part of the text. */
function oddMarkdown(
  reason: OddMarkdown['params']['reason'],
  parts: string[],
  within: string | undefined,
): OddMarkdown {
  return { code: 'odd-markdown', params: { reason, parts }, ...(within ? { within } : {}) };
}

/** The characters of such lines; a text without any of them is skipped. */
const marks = ['•', '▪', '●', '–', '\\n', '|', '\n-', '\n2', ']('];

/** Finds lists with typographic bullets, escaped line breaks, tables without a delimiter row, and links to nothing. */
function oddLines(text: string): OddMarkdown[] {
  if (!marks.some((mark) => text.includes(mark))) return [];
  const written = text.replace(/(`+)[^`][\s\S]*?\1/g, '');
  return [
    bullets(written),
    lineBreak(written),
    headlessTable(written),
    unevenTable(written),
    linkToNothing(written),
  ].filter((issue) => issue !== undefined);
}

/**
 * Match the first of several list items with other bullets or without the space after their number, and one of either
 * kind below a right one.
 */
const bulletPatterns = [
  /^[ \t]*(?<bullet>[•▪●–]|-(?=\p{L}))[ \t]*(?<words>\S[^\n]*)(?=\n[ \t]*\1(?=[^-]))/mu,
  /^[ \t]*(?<bullet>1[.)])(?=\p{L}|\*\*)(?<words>\S[^\n]*)(?=\n[ \t]*2[.)])/mu,
  /(?<=^(?<indent>[ \t]*)[-*] [^\n]*\n)\k<indent>(?<bullet>[•▪●–]|-(?=\p{L}))[ \t]*(?<words>\S[^\n]*)/mu,
  /(?<=^(?<indent>[ \t]*)\d+[.)] [^\n]*\n)\k<indent>(?<bullet>\d+[.)])(?=\p{L}|\*\*)(?<words>\S[^\n]*)/mu,
];

function bullets(text: string): OddMarkdown | undefined {
  const [match] = bulletPatterns.map((pattern) => pattern.exec(text)).filter((one) => one !== null);
  const { bullet = '', words = '' } = match?.groups ?? {};
  return match ? oddMarkdown('bullets', [bullet, words], match[0].trim()) : undefined;
}

function lineBreak(text: string): OddMarkdown | undefined {
  const [within] = /(?<=[^\\\s:])\\n/.exec(text) ?? [];
  if (within === undefined) return undefined;
  return oddMarkdown('line-break', [], within);
}

function linkToNothing(text: string): OddMarkdown | undefined {
  const [within, words = ''] = /\[([^\]\n]+)\]\( *\)/.exec(text) ?? [];
  return within === undefined ? undefined : oddMarkdown('no-address', [words], within);
}

/** Returns the issue of a row with more or fewer cells than the head of its table: of more, the last are left out. */
function unevenTable(text: string): OddMarkdown | undefined {
  let columns = 0;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const cells = line
      .replace(/\\\|/g, '')
      .replace(/^\||\|$/g, '')
      .split('|').length;
    if (/^\|[\s|:-]+\|$/.test(line)) columns = cells;
    else if (!/^\|.*\|$/.test(line)) columns = 0;
    else if (columns > 0 && cells !== columns)
      return oddMarkdown('uneven-row', [String(cells), String(columns)], line);
  }
  return undefined;
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
