/** Signs of other languages in texts that are shown as they are written: Markdown and HTML in a title, a comma of JSON at its end, a template without its braces. */
import type { Fault, Flaw } from '../problems/flaw.ts';
import type { ScannedLine } from './text/scanned-line.ts';
import { placeIn, quoted, shown } from './text/text-cause.ts';
import { scannedLines } from './text/text-scan.ts';

/** Fields that are plain text in every block. */
const isPlain = /^(?:title|heading|eyebrow|label|alt)$/;
const endsInPlain = /(?:^|[\s{,])(?:title|heading|eyebrow|label|alt)$/;

/** What such signs begin with, or are; texts without any of them are looked at no further. Searching for two letters is fastest. */
const beginnings = ['**', '](', '<', '&', ',\n', ';\n'];
const windowsEnds = [',\r', ';\r'];

/** Whether a text may hold something of the kind. */
export function mayShowSigns(text: string): boolean {
  return (
    beginnings.some((sign) => isInPlainField(text, sign)) ||
    (text.includes('\r') && windowsEnds.some((sign) => isInPlainField(text, sign))) ||
    hasBareName(text)
  );
}

/** Whether a value begins with `entry.` and no brace. */
function hasBareName(text: string): boolean {
  for (let at = text.indexOf('y.'); at !== -1; at = text.indexOf('y.', at + 1)) {
    if (/: ["']?entr$/.test(text.slice(at - 7, at))) return true;
  }
  return false;
}

/** Whether the sign stands in such a field, as the first of its line. */
function isInPlainField(text: string, sign: string): boolean {
  let end = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, end)) {
    const start = text.lastIndexOf('\n', at) + 1;
    const next = text.indexOf('\n', at);
    end = next === -1 ? text.length : next + 1;
    // most signs stand in prose, whose lines have no name
    const before = text.slice(start, at);
    const colon = before.lastIndexOf(': ');
    if (colon > 0 && endsInPlain.test(before.slice(Math.max(0, colon - 8), colon))) return true;
  }
  return false;
}

/** A line of more letters was not written by hand. */
const longestLine = 10_000;

const named =
  'amp|nbsp|lt|gt|quot|apos|shy|[nm]dash|hellip|copy|reg|trade|euro|pound|[lr][sd]quo|[aouAOU]uml|szlig|[a-zA-Z](?:acute|grave|circ|cedil|tilde|ring)';

/** The signs, with what is said of them. */
const signs: {
  pattern: RegExp;
  tell: (found: RegExpExecArray, key: string, value: string) => Omit<Fault, 'code'>;
}[] = [
  {
    pattern: /\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/,
    tell: ([whole, words = ''], key, value) => ({
      message: `The stars would be shown: ${key} is plain text, without Markdown.`,
      hint: `Take them away: ${key}: ${shown(value.replace(whole, words))}`,
    }),
  },
  {
    pattern: /\[([^\][]+)\]\([^()\s]+\)/,
    tell: ([whole, words = ''], key, value) => ({
      message: `This link would be shown as it is written: ${key} is plain text, without Markdown.`,
      hint: `Write the words alone, ${key}: ${shown(value.replace(whole, words))}, and put the link into a text or a button.`,
    }),
  },
  {
    pattern: new RegExp(`&(?:#\\d+|#x[\\da-fA-F]+|${named});`),
    tell: ([whole], key, value) => ({
      message: `${whole} would be shown as it is written: ${key} is plain text, and no HTML.`,
      hint: `Write the sign itself: ${key}: ${shown(value.replace(whole, signOf(whole)))}`,
    }),
  },
  {
    pattern:
      /<\/?(?:br|b|i|em|strong|u|span|p|div|a|small|sup|sub|center|font|h[1-6])(?:\s[^<>]*)?\/?>/i,
    tell: ([whole], key, value) => ({
      message: `${whole} would be shown as it is written: ${key} is plain text, and no HTML.`,
      hint: `Take it away: ${key}: ${shown(value.replace(/ ?<[^<>]*> ?/g, ' ').trim())}`,
    }),
  },
];

const entities: { [name: string]: string } = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', szlig: 'ß' },
  ...{
    ndash: '–',
    mdash: '—',
    hellip: '…',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
  },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
};
/** The marks above and below letters, as Unicode combines them with the letter. */
const accents: { [name: string]: string } = {
  ...{ uml: '\u0308', acute: '\u0301', grave: '\u0300', circ: '\u0302' },
  ...{ cedil: '\u0327', tilde: '\u0303', ring: '\u030a' },
};

function signOf(entity: string): string {
  const name = entity.slice(1, -1);
  const code = /^#(x?)([\da-fA-F]+)$/.exec(name);
  if (code) return String.fromCodePoint(Number.parseInt(code[2] ?? '', code[1] ? 16 : 10) || 32);
  return entities[name] ?? `${name[0]}${accents[name.slice(1)] ?? ''}`.normalize('NFC');
}

/** What is said of them. */
export function shownSigns(file: string, text: string): Flaw[] {
  const lines = text.split('\n');
  return scannedLines(text).flatMap((line): Flaw[] => {
    const below = lines[line.number] ?? '';
    const goesOn = below.trim() !== '' && below.length - below.trimStart().length > line.at;
    const found = signIn(line) ?? (goesOn ? undefined : endOf(line)) ?? bareName(line);
    return found ? [{ ...found, severity: 'warning', file, path: [] }] : [];
  });
}

type Placed = Fault & Required<Pick<Flaw, 'place'>>;

function signIn({ text, number }: ScannedLine): Placed | undefined {
  if (text.length > longestLine) return undefined;
  for (const { pattern, tell } of signs) {
    for (const found of text.matchAll(new RegExp(pattern, 'gi'))) {
      const { key, from } = valueAround(text.slice(0, found.index)) ?? {};
      if (key === undefined || from === undefined || !isPlain.test(key)) continue;
      const value = valueFrom(text, from);
      const place = placeIn(number, found.index, found.index + found[0].length);
      return { code: 'odd-markdown', ...tell(found, key, value), place };
    }
  }
  return undefined;
}

/** The name of the value that is open at the end of a part of a line, and where it begins; nothing within a template. */
function valueAround(before: string): { key: string; from: number } | undefined {
  if (before.lastIndexOf('{{') > before.lastIndexOf('}}')) return undefined;
  const [line, key = ''] =
    /^\s*(?:- +)*([\w-]+): +(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*|(?:[^"'{[|>&*!#].*)?)$/.exec(
      before,
    ) ?? [];
  if (line !== undefined) return { key, from: before.indexOf(`${key}:`) + key.length + 1 };
  const [all = '', name] = /[{,] *([\w-]+): +(?:"[^"]*|'[^']*|[^"'{}[\],]*)$/.exec(before) ?? [];
  return name === undefined
    ? undefined
    : { key: name, from: before.length - all.length + all.indexOf(':') + 1 };
}

/** A value without its quotation marks. */
function valueFrom(text: string, from: number): string {
  const rest = text.slice(from).trim();
  const [, inDouble, inSingle] = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')/.exec(rest) ?? [];
  return inDouble ?? inSingle ?? rest.replace(/\s*[,}].*$/, '');
}

/** A comma or a semicolon behind a title, as programs need it. */
function endOf({ key = '', value, valueAt, number }: ScannedLine): Placed | undefined {
  if (!isPlain.test(key) || !/^[^"'{[|>&*!].*[,;]$/.test(value)) return undefined;
  const sign = value.at(-1) === ',' ? 'comma' : 'semicolon';
  return {
    code: 'stray-comma',
    message: `The ${sign} at the end of this text would be shown: in YAML a line ends without any sign.`,
    hint: `Take it away: ${key}: ${shown(value.slice(0, -1).trimEnd())}`,
    place: placeIn(number, valueAt, valueAt + value.length),
  };
}

const bare = /^["']?((?:entry|with|site\.(?:contact|data))(?:\.[a-z]\w*)+)["']?$/;

/** The name of a value without the braces that would put the value in its place. */
function bareName({ value, valueAt, number, key }: ScannedLine): Placed | undefined {
  const [whole, name] = bare.exec(value) ?? [];
  if (whole === undefined || key === undefined) return undefined;
  return {
    code: 'template-error',
    message: `The words ${name} would be shown, and not what they stand for: a template has braces.`,
    hint: `Write ${key}: ${quoted(`{{ ${name} }}`)}.`,
    place: placeIn(number, valueAt, valueAt + whole.length),
  };
}
