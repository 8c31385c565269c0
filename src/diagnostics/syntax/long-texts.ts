/** Finds mistakes in texts of several lines, and a text in the line of a group. */
import usualFields from '../../../schema/usual-fields.json' with { type: 'json' };
import { moved, textEnd } from './line-groups.ts';
import { type Finder, type Match, replacing } from './match.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

/** Finds a text of several lines without | or >- that has a colon in one of them. */
export const lostFold: Finder = (line, { lines, error }) => {
  const isEntry = line.name === undefined && line.dashes.length > 0;
  if (!startsText(line, isEntry)) return [];
  const [dash = line.at] = isEntry ? line.dashes : [];
  const other = proseBelow(lines.slice(line.number, error?.line), dash);
  if (!other) return [];
  const mark = isEntry ? '>-' : '|';
  const at = line.offset + line.valueAt;
  const text = line.value === '' ? ` ${mark}` : `${mark}\n${' '.repeat(other.indent)}`;
  const advice = isEntry
    ? 'If it continues the text above, that text begins with >- after its dash, - >-, and stands in the lines below it.'
    : `A text of several lines with a colon goes below a vertical bar: write ${line.name}: | and the whole text below it, each line indented by ${other.indent} spaces, or put quotation marks around all of it.`;
  const edits = [{ start: at, end: at, text }];
  const more = { edits, unsure: true, params: { advice } } as const;
  return [replacing('unquoted-colon', other, [other.at, textEnd(other)], '', more)];
};

/** The advice for a text between blocks. */
export const OWN_BLOCK_HINT =
  'A text that belongs to no block is one of its own: write - type: text in the column of the other dashes, below it body: | in the column of type, and below that the text, indented further.';

/** Returns whether a line may be the first of a text: an entry, or a field whose text may begin below it. */
function startsText({ name = '', value }: SourceLine, isEntry: boolean): boolean {
  if (!isEntry && !/^[\w-]+$/.test(name)) return false;
  return /^[\p{Lu}\d][^:]*$/u.test(value) || (!isEntry && value === '');
}

/** Returns the line with a colon in lines that are all further in than a column, when they read like a text. */
function proseBelow(lines: SourceLine[], column: number): SourceLine | undefined {
  const below = lines.filter((one) => !isBlank(one));
  if (!below.every(({ indent, dashes }) => indent > column && dashes.length === 0))
    return undefined;
  const other = below.find(({ name }) => name !== undefined);
  const isProse = /^(?!\d+[.)])(?:\p{Lu}|.*\s)/u.test(other?.name ?? '');
  return isProse && other?.indent === below[0]?.indent ? other : undefined;
}

/** Matches a sentence or a numbered line: not a field without its colon, a note, or a line of other signs. */
const SENTENCE =
  /^\s*(?!(?:TODO|FIXME|NOTE|XXX)\b|.*\{)["'“*_[(]*[\p{L}\d](?:.*\s\S+\s\S|.*[.!?…)*_]\s*$|[.)]\s)/u;

/** Finds lines of a block text (| or >) whose indentation differs. */
export const blockText: Finder = (line, { lines }) => {
  const head = lines.slice(0, line.number - 1).findLast(({ value }) => /^[|>][-+]?$/.test(value));
  if (!head || line.text.trim() === '') return [];
  const between = lines.slice(head.number, line.number - 1).filter(({ text }) => text.trim());
  if (between.some(({ indent }) => indent <= head.at)) return [];
  const first = between[0];
  const wanted = first && first.indent > head.at ? first.indent : head.at + 2;
  if (line.indent >= wanted && first) return [];
  const isField = ({ text, indent }: SourceLine) =>
    indent <= head.at && /^\s*(?:- +)*[\w-]+:/.test(text);
  const rest = lines.slice(line.number - 1);
  const stop = rest.findIndex(isField);
  const below = stop === -1 ? rest : rest.slice(0, stop);
  const own = below.filter(({ indent }) => indent < wanted);
  // After the last line nothing but its words tells that it is of the text.
  const isLast = first && below.every(({ text, indent }) => !text.trim() || indent < wanted);
  const isFirstTooFar = first && line.indent === head.at + 2;
  const words = line.text.replace(/^ *- /, '');
  if (isLast && !SENTENCE.test(words)) return [];
  const match = (at: SourceLine, column: number, group: SourceLine[]): Match => ({
    code: 'block-text',
    line: at,
    from: at.indent,
    to: textEnd(at),
    unsure: true,
    params: {
      indent: { is: at.indent, wanted: column },
      other: head.number,
      more: group.filter((one) => !isBlank(one)).length - 1,
    },
    edits: moved(group, column - at.indent),
  });
  return [
    ...(isFirstTooFar
      ? [match(first, line.indent, lines.slice(head.number, line.number - 1))]
      : []),
    ...(isField(line) ? [] : [match(line, wanted, own)]),
  ];
};

/** Finds a character that looks like the vertical bar before a long text, or a bar in quotation marks. */
export const oddBar: Finder = (line, { lines }) => {
  const next = lines.slice(line.number).find((one) => !isBlank(one));
  const isText = usualFields.longTexts.includes(line.name ?? '') && (next?.indent ?? 0) > line.at;
  if (!isText || !/^(?:["']\|["']|[/\\Il¦｜])$/.test(line.value)) return [];
  const more = { unsure: true, params: { found: line.value, wanted: `${line.name}: |` } } as const;
  return [replacing('block-text', line, [line.valueAt, textEnd(line)], '|', more)];
};

/** Finds Markdown below a long text that lacks its |: lists with bold words, headings, numbers and quotations. */
export const lostStroke: Finder = (line, { lines }) => {
  const next = lines[line.number];
  const isText = line.name !== undefined && line.value === '' && (next?.indent ?? 0) > line.at;
  if (!next || !isText || !/^(?:- \*\*|#{2,6} \S|\d+\. |> )/.test(next.text.trim())) return [];
  const at = line.offset + textEnd(line);
  const advice = `A text with such a list goes below a vertical bar: write ${line.name}: |`;
  const edits = [{ start: at, end: at, text: ' |' }];
  const more = { edits, unsure: true, params: { advice } } as const;
  return [replacing('special-character', next, [next.at, textEnd(next)], '', more)];
};

const firstFields = new Map<string | undefined, string>(Object.entries(usualFields.groups));

/** Finds a value after the name of a group whose other fields are below it. */
export const valueAboveFields: Finder = (line, { lines }) => {
  const field = firstFields.get(line.name);
  const below = lines.slice(line.number).find((one) => !isBlank(one));
  const isGroup = below?.name !== undefined && below.dashes.length === 0 && below.at > line.at;
  if (!field || !isGroup || !/^[^|>&*"'{[]/.test(line.value)) return [];
  const at = line.offset + line.valueAt;
  const edits = [{ start: at, end: at, text: `\n${' '.repeat(below.at)}${field}: ` }];
  const params = { found: line.value, wanted: `${field}: ${line.value}` };
  const more = { edits, unsure: true, params } as const;
  return [replacing('indentation', line, [line.valueAt, textEnd(line)], '', more)];
};
