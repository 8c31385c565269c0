/** Finds dashes that are missing or too many. */
import type { TextEdit } from '../../content/model/types.ts';
import {
  deepestBelow,
  groupsFrom,
  isField,
  MAX_COLUMN_CHANGE,
  moved,
  shown,
  structureAbove,
  withDeeper,
} from './line-groups.ts';
import { type Finder, type Match, replacing, type Source } from './match.ts';
import { isBlank, type SourceLine } from './source-lines.ts';
import { LAST_RANK, strayAdvice } from './special-lines.ts';

/** Returns the matches that remove the dash of a line, or one of two. */
export function withoutDash(line: SourceLine, source: Source): Match[] {
  const { offset, dashes, at, text, name } = line;
  const [dash, second] = dashes;
  if (dash === undefined || name === undefined) return [];
  const right = text.slice(second ?? at).trim();
  const match = (edits: TextEdit[], more = {}): Match => ({
    ...shown(line),
    from: second === undefined ? at : dash,
    code: 'indentation',
    params: { right, ...more },
    edits,
    rank: 1,
  });
  const start = offset + dash;
  if (second !== undefined) return [match([{ start, end: offset + second, text: '' }])];
  const several = withinEntries(line, dash, source);
  const alone = (wanted: number, more = 0) => ({ found: '-', indent: { is: at, wanted }, more });
  const inPlace = [match([blankDash(line, dash)], alone(at))];
  const toLeft = { start, end: offset + at, text: '' };
  const moves = [toLeft, ...moved(withDeeper(line, source).slice(1), dash - at)];
  if (several.length > 1) {
    const edits = several.map((one) => blankDash(one, dash));
    inPlace.push(match(edits, alone(at, several.length - 1)));
  }
  return [...inPlace, match(moves, alone(dash))];
}

/** Returns the match that removes a dash with nothing after it, below which a list begins. */
export function withoutLoneDash(line: SourceLine, source: Source): Match[] {
  const own = withDeeper(line, source).slice(1);
  const first = own.find((one) => !isBlank(one));
  if (line.text.trim() !== '-' || !first?.dashes.length) return [];
  const { offset, indent } = line;
  const removed = { start: offset, end: offset + line.text.length + 1, text: '' };
  const edits = [removed, ...moved(own, indent - first.indent)];
  const params = { right: first.text.trim(), indent: { is: first.indent, wanted: indent } };
  // However many lines follow it, and in whichever column, only one dash is wrong.
  const rank = -edits.length - first.indent + indent;
  return [{ ...shown(line), code: 'indentation', params, edits, rank }];
}

const blankDash = ({ offset }: SourceLine, dash: number): TextEdit => ({
  start: offset + dash,
  end: offset + dash + 1,
  text: ' ',
});

/**
 * Returns the lines of a list that have a dash as if each field were an entry, when `line` is the first of them: they
 * begin otherwise than the first entry.
 */
function withinEntries(line: SourceLine, dash: number, { lines }: Source): SourceLine[] {
  const start = lines
    .slice(0, line.number)
    .findLastIndex((one) => !isBlank(one) && one.indent < dash);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((one) => !isBlank(one) && one.indent < dash);
  const entries = rest
    .slice(0, end === -1 ? undefined : end)
    .filter((one) => one.dashes[0] === dash);
  const others = entries.filter(({ name }) => name !== entries[0]?.name);
  return others[0] === line ? others : [];
}

/** Returns the matches that add a dash to a line, in its own column or in that of another dash. */
export function withDash(line: SourceLine, source: Source): Match[] {
  const { offset, indent, dashes, text, value, name } = line;
  if (dashes.length > 0 || !(isField(line) || value.startsWith('{'))) return [];
  const above = structureAbove(source, line);
  const found = above?.value === '' && above.name !== undefined ? above.name : '';
  const params = { found, right: `- ${text.trim()}` };
  const groups = groupsFrom(line, source);
  const start = offset + indent;
  // An entry is the first one of its list, or begins like another one.
  const isFirst = above === undefined || above.value === '';
  const isLikely =
    isFirst || source.lines.some((one) => one.dashes.length > 0 && one.name === name);
  const match = (edits: TextEdit[], more = {}): Match => ({
    ...shown(line),
    code: 'missing-dash',
    params: { ...params, more: edits.length - 1, ...more },
    edits,
    rank: isLikely ? 0 : 3,
  });
  const inserted = (column: number) =>
    groups.map((group) => [
      { start, end: start, text: `${' '.repeat(column - indent)}- ` },
      ...moved(group.slice(1), column + 2 - indent),
    ]);
  const columns = new Set(source.lines.flatMap((one) => one.dashes));
  const deeper = [...columns].filter(
    (column) =>
      column > indent && column <= Math.min(indent + MAX_COLUMN_CHANGE, deepestBelow(above)),
  );
  return [
    ...(indent >= 2 ? [match([{ start: start - 2, end: start - 1, text: '-' }])] : []),
    ...inserted(indent).map((edits) => match(edits)),
    ...deeper.flatMap((wanted) =>
      inserted(wanted).map((edits) =>
        match(edits, { indent: { is: indent, wanted }, ...(name === 'type' && { found: name }) }),
      ),
    ),
  ];
}

/** Returns the matches of a dash without a space after it that stands in another column than those of its list. */
export function withSpace(line: SourceLine, source: Source): Match[] {
  const { offset, indent, text } = line;
  if (!/^-[a-z]/i.test(text.slice(indent))) return [];
  const entries = source.lines.filter(({ dashes }) => dashes.length > 0);
  return entries.map((like): Match => {
    const wanted = like.dashes.at(-1) ?? indent;
    const right = `- ${text.slice(indent + 1).trim()}`;
    const edits = [{ start: offset, end: offset + indent + 1, text: `${' '.repeat(wanted)}- ` }];
    const params = { right, indent: { is: indent, wanted }, other: like.number };
    return { ...shown(line), code: 'missing-space', params, edits };
  });
}

/** Finds an entry of a list of texts that has lost its dash, or has a number in its place. */
export const textWithoutDash: Finder = (line, { lines }) => {
  const text = line.text.trim();
  const isText = line.name === undefined && line.dashes.length === 0 && !isBlank(line);
  if (!isText || /^[<{[]/.test(text) || strayAdvice(text)) return [];
  const isEntry = ({ name, dashes, indent }: SourceLine) =>
    name === undefined && dashes[0] === line.indent && indent === line.indent;
  const above = lines
    .slice(0, line.number - 1)
    .findLast((one) => !isBlank(one) && one.indent <= line.indent);
  // A long text that begins with a small letter rather goes on from the line above.
  const isLong = /^\p{Ll}/u.test(text) && text.split(/\s+/).length > 4;
  if (!above || !isEntry(above) || isLong) return [];
  const [mark = ''] = /^\d+[.)] +/.exec(text) ?? [];
  const columns: [number, number] = [line.indent, line.indent + mark.length];
  const params = { found: mark.trim(), right: `- ${text.slice(mark.length)}` };
  const to = line.text.trimEnd().length;
  const more = { to, unsure: true, rank: LAST_RANK - 1, params } as const;
  return [replacing('missing-dash', line, columns, '- ', more)];
};

/** Finds a word below another one that is an entry, further in than its dash, so that both are one text. */
export const wordWithoutDash: Finder = (line, { lines }) => {
  const above = lines[line.number - 2];
  const isWord = (one: SourceLine | undefined) =>
    one?.name === undefined && /^[\w/][^\s,:]*$/.test(one?.value ?? '');
  const [dash = line.indent] = above?.dashes ?? [];
  if (!isWord(line) || !isWord(above) || line.dashes.length > 0 || dash >= line.indent) return [];
  const start = line.offset + dash;
  const edits = [{ start, end: line.offset + line.indent, text: '- ' }];
  const params = { right: `- ${line.value}` };
  const columns: [number, number] = [line.indent, line.text.trimEnd().length];
  return [replacing('missing-dash', line, columns, '', { edits, params })];
};
