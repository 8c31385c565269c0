/** Finds lists and entries whose first line is missing or in the wrong place. */
import usualFields from '../../../schema/usual-fields.json' with { type: 'json' };
import { textEnd } from './line-groups.ts';
import { type Finder, lineAbove, replacing, type Source } from './match.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

/** Finds a block or entry whose first line is commented out while its other lines are not. */
export const commentedStart: Finder = (line, { lines }) => {
  const [, lead = '', first = ''] = /^(\s*)#\s*-\s+([\w-]+:.*)$/.exec(line.text) ?? [];
  const next = lines[line.number];
  if (first === '' || !next || next.dashes.length > 0 || next.name === undefined) return [];
  if (next.at <= lead.length) return [];
  const from = lead.length;
  const right = `${' '.repeat(Math.max(0, next.at - 2))}- ${first}`;
  const edits = [{ start: line.offset, end: line.offset + textEnd(line), text: right }];
  const params = { right: right.trim(), wanted: '#' };
  return [
    replacing('unquoted-comment', line, [from, textEnd(line)], '', { edits, params, unsure: true }),
  ];
};

/** Finds a list entry that is indented below a field with a value: the key of the list is missing. */
export const lostList: Finder = (line, source) => {
  const [dash] = line.dashes;
  const hasFields = line.name !== undefined || /^\{ ?[\w-]+:/.test(line.value);
  if (dash === undefined || !hasFields) return [];
  const above = fieldAbove(source, line, dash);
  if (above === undefined || isOfListAbove(source, line, dash)) return [];
  const name = listName(line, source);
  const text = `${' '.repeat(above.at)}${name}:\n`;
  const edits = [{ start: line.offset, end: line.offset, text }];
  const advice = `Write the name of the list in a line above it, in the column of ${above.name}${name === 'items' ? ', such as' : ':'} ${name}:.`;
  const more = { edits, unsure: true, params: { found: '-', advice } } as const;
  return [replacing('line-without-name', line, [dash, textEnd(line)], '', more)];
};

/** Returns the field that a misplaced list would follow: one with a value above its entry; `undefined` when none is there. */
function fieldAbove(source: Source, line: SourceLine, dash: number): SourceLine | undefined {
  const last = lineAbove(source, line);
  if (last?.name === undefined || last.value === '' || /^[|>]/.test(last.value)) return undefined;
  return last.at >= dash ? groupAround(source, line, dash) : last;
}

/** Returns whether an entry belongs to a list above it. Lists of other blocks and entries do not count. */
function isOfListAbove({ lines }: Source, line: SourceLine, dash: number): boolean {
  const before = lines.slice(0, line.number - 1);
  const outer = before.findLastIndex(({ dashes: [own] }) => own !== undefined && own < dash);
  if (before[outer]?.name === line.name) return true;
  return before
    .slice(Math.max(0, outer))
    .some(
      (one) =>
        one.name === line.name &&
        (line.name !== undefined || one.dashes[0] === dash) &&
        (one.dashes.length > 0 || one.at === line.at || one.at === dash),
    );
}

/** Returns the key that a list with the entry `line` probably had. */
function listName(line: SourceLine, { text }: Source): 'blocks' | 'fields' | 'items' {
  if (line.name === 'type') return 'blocks';
  const isNamed = /^(?:name:|\{ ?name:)/.test(line.text.slice(line.at));
  return isNamed && /type: form\b/.test(text) ? 'fields' : 'items';
}

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

/** Finds fields between the name of a list and its first entry, which belong above that name. */
export const fieldsInList: Finder = (line, source) => {
  const head = lineAbove(source, line);
  const isField = line.dashes.length === 0 && line.name !== undefined;
  if (!isField || !head?.name || head.value !== '' || head.dashes.length > 0) return [];
  const rest = source.lines.slice(line.number - 1);
  const stop = rest.findIndex((one) => one.dashes.length > 0 && one.indent <= line.indent);
  const first = rest[stop];
  const by = line.indent - head.at;
  // A field that the entries have as well has lost its dash.
  if (by <= 0 || first?.indent !== line.indent || first.name === line.name) return [];
  const own = rest.slice(0, stop).map(({ text }) => `${text.slice(by)}\n`);
  const edits = [
    { start: head.offset, end: head.offset, text: own.join('') },
    { start: line.offset, end: first.offset, text: '' },
  ];
  const advice = `Write ${own.length > 1 ? 'these lines' : 'it'} above ${head.name}:, in its column: below ${head.name}: stand only its entries, each with a dash.`;
  const params = { found: line.name, advice, right: undefined };
  const more = { edits, unsure: true, params } as const;
  return [replacing('indentation', line, [line.indent, textEnd(line)], '', more)];
};

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

/** Finds a text of several lines that goes on at the left of its field, as one that was pasted there does. */
export const pastedText: Finder = (line, source) => {
  const above = lineAbove(source, line);
  const isField = /^[\w-]+$/.test(above?.name ?? '') && /^[^\s"'[{|>&*!]/.test(above?.value ?? '');
  if (!above || !isField || !isProse(line) || line.indent > above.at) return [];
  // In the column of the field it may be another field without its colon.
  if (line.indent === above.at && !/^\s*\p{Lu}\S*(?: \S+){3}/u.test(line.text)) return [];
  const below = source.lines.slice(line.number);
  const stop = below.findIndex((one) => !isBlank(one) && isStructure(one));
  const own = [line, ...(stop === -1 ? below : below.slice(0, stop))].filter(
    (one) => !isBlank(one),
  );
  if (own.length < 2) return [];
  const indent = above.at + 2;
  const edits = [
    {
      start: above.offset + above.valueAt,
      end: above.offset + above.valueAt,
      text: `|\n${' '.repeat(indent)}`,
    },
    ...own.map(({ offset, indent: is }) => ({
      start: offset,
      end: offset + is,
      text: ' '.repeat(indent),
    })),
  ];
  const advice = pastedAdvice(above, line, indent);
  const more = { edits, unsure: true, params: { advice } } as const;
  return [replacing('line-without-name', line, [line.indent, textEnd(line)], '', more)];
};

/** The advice for a text between blocks. */
export const ownBlock =
  'A text that belongs to no block is one of its own: write - type: text in the column of the other dashes, below it body: | in the column of type, and below that the text, indented further.';

/** Returns the advice for a text below a field, by what that field usually holds. */
function pastedAdvice({ name = '', at }: SourceLine, line: SourceLine, indent: number): string {
  if (usualFields.longTexts.includes(name))
    return `If it continues the text of ${name}, write ${name}: | and the whole text below it, each line indented by ${indent} spaces.`;
  return line.indent < at
    ? ownBlock
    : `If it is a text of its own, write the name of its field in a line above it, such as body: |, and indent it further than that.`;
}

/** Returns whether a line reads like a text, not like a field or an entry. */
const isProse = ({ text, name = 'a text', dashes }: SourceLine) =>
  dashes.length === 0 && /\s/.test(name) && /^\s*[\p{L}\d]+\S* /u.test(text);

const isStructure = ({ name = '', dashes }: SourceLine) =>
  /^[a-z][\w-]*$/.test(name) || (dashes.length > 0 && name !== '');

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

/** Finds a character that looks like the vertical bar before a long text, or a bar in quotation marks. */
export const oddBar: Finder = (line, { lines }) => {
  const next = lines.slice(line.number).find((one) => !isBlank(one));
  const isText = usualFields.longTexts.includes(line.name ?? '') && (next?.indent ?? 0) > line.at;
  if (!isText || !/^(?:["']\|["']|[/\\Il¦｜])$/.test(line.value)) return [];
  const more = { unsure: true, params: { found: line.value, wanted: `${line.name}: |` } } as const;
  return [replacing('block-text', line, [line.valueAt, textEnd(line)], '|', more)];
};

/** Finds a list in Markdown with bold words, below a long text that lacks its |. */
export const lostStroke: Finder = (line, { lines }) => {
  const next = lines.slice(line.number).find((one) => !isBlank(one));
  const isText = usualFields.longTexts.includes(line.name ?? '') && line.value === '';
  if (!isText || !next?.dashes.length || !next.value.startsWith('**')) return [];
  const at = line.offset + textEnd(line);
  const advice = `A text with such a list goes below a vertical bar: write ${line.name}: |`;
  const edits = [{ start: at, end: at, text: ' |' }];
  const more = { edits, unsure: true, params: { advice } } as const;
  return [replacing('special-character', next, [next.at, textEnd(next)], '', more)];
};

/**
 * Returns the field around an entry that is below an object, when further fields follow the entry, so that it is not
 * a stray dash.
 */
function groupAround({ lines }: Source, line: SourceLine, dash: number): SourceLine | undefined {
  const next = lines.slice(line.number).find((one) => !isBlank(one));
  if (next?.indent !== dash + 2 || next.name === undefined) return undefined;
  return lines.slice(0, line.number - 1).findLast((one) => !isBlank(one) && one.at < dash);
}

/** Finds an entry whose dash has no space after it and is not in the column of the others. */
export const gluedDash: Finder = (line, { lines }) => {
  const [, lead = '', name = '', rest = ''] =
    /^(\s*)-([A-Za-z][\w-]*):(\s.*)$/.exec(line.text) ?? [];
  if (name === '') return [];
  const like = lines
    .slice(0, line.number - 1)
    .findLast((one) => one.dashes.length > 0 && one.name === name);
  const dash = like?.dashes.at(-1);
  if (dash === undefined || dash === lead.length || Math.abs(dash - lead.length) > 3) return [];
  const right = `- ${name}:${rest}`.trimEnd();
  const edits = [
    { start: line.offset, end: line.offset + textEnd(line), text: ' '.repeat(dash) + right },
  ];
  const indent = { is: lead.length, wanted: dash };
  const params = { right, indent, other: like?.number ?? 1 };
  return [replacing('missing-space', line, [lead.length, textEnd(line)], '', { edits, params })];
};
