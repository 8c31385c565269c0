/** Finds lines with wrong indentation. */
import type { TextEdit } from '../../content/model/types.ts';
import { type Finder, lineAbove, type Match, replacing, type Source } from './match.ts';
import { likeHyphens, otherBullets } from './odd-spaces.ts';
import { regex } from './pattern.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

export const textEnd = ({ text }: SourceLine) => text.trimEnd().length;

/** Returns the edits that indent lines by `by` more spaces, or fewer when it is negative. */
export function moved(lines: SourceLine[], by: number): TextEdit[] {
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ offset, indent }) =>
      by > 0
        ? { start: offset, end: offset, text: ' '.repeat(by) }
        : { start: offset, end: offset + Math.min(indent, -by), text: '' },
    );
}

/** Returns the line and the lines below it that are indented by at least `least` spaces. */
function withLinesBelow({ lines }: Source, line: SourceLine, least: number): SourceLine[] {
  const below = lines.slice(line.number);
  const stop = below.findIndex((one) => !isBlank(one) && one.indent < least);
  return [line, ...(stop === -1 ? below : below.slice(0, stop))];
}

const oddDashes = regex`^(?:[${likeHyphens}](?=\s*\S)|[${otherBullets}](?= \S))`;

/** Finds list entries that begin with a character that looks like a hyphen. */
export const oddDash: Finder = (line, { lines }) => {
  const { indent, text } = line;
  const dash = oddDashes.exec(text.slice(indent))?.[0];
  if (!dash) return [];
  const alike = lines.filter((one) => one.indent === indent && one.text[indent] === dash);
  const edits = alike.map(({ offset }) => ({
    start: offset + indent,
    end: offset + indent + 1,
    text: '-',
  }));
  return [
    replacing('odd-space', line, [indent, indent + 1], '-', { edits, params: { found: dash } }),
  ];
};

/** Returns the match that moves lines to a column in which they line up with another line. */
function misplaced(line: SourceLine, column: number, other: number, lines = [line]): Match {
  const found = line.dashes.length > 0 ? 'This dash' : (line.name ?? 'This line');
  const params = { found, indent: { is: line.indent, wanted: column }, other };
  const edits = moved(lines, column - line.indent);
  const shown = { code: 'indentation', line, from: line.indent, to: textEnd(line) } as const;
  return { ...shown, params, edits, unsure: true };
}

/** Returns the usual indentation of a kind of lines below the key of their object. */
function usualStep(lines: SourceLine[], isEntry: boolean): number {
  // One or two lines are no evidence: the default of two spaces counts twice.
  const counts = new Map([[2, 2]]);
  for (const [index, one] of lines.entries()) {
    const head = lines[index - 1];
    if (head?.name === undefined || head.value !== '') continue;
    const step = one.indent - head.at;
    if (step >= 0 && one.dashes.length > 0 === isEntry)
      counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Finds the first line of an object when only its indentation differs from what is usual in the file. */
export const oddFirst: Finder = (atError, source) => {
  const lines = source.lines.filter((one) => !isBlank(one));
  const until = lines.indexOf(atError);
  if (source.error?.line !== atError.number || until === -1) return [];
  const steps = { entry: usualStep(lines, true), field: usualStep(lines, false) };
  return lines.slice(1, until).flatMap((line, index): Match[] => {
    const head = lines[index];
    const isEntry = line.dashes.length > 0;
    if (head?.name === undefined || head.value !== '') return [];
    const wanted = head.at + (isEntry ? steps.entry : steps.field);
    const like = isEntry && atError.dashes.length === 0 ? line.at - line.indent : 0;
    if (line.indent === wanted || atError.indent !== wanted + like) return [];
    const least = Math.min(line.indent, atError.indent);
    const isOpen = lines.slice(index + 2, until).every(({ indent }) => indent > least);
    return isOpen ? [misplaced(line, wanted, atError.number)] : [];
  });
};

/** Finds the line of the parser's error, and the line above it: either may have the wrong indentation. */
export const indentation: Finder = (line, source) => {
  const { error, lines } = source;
  const atError = lines[(error?.line ?? 0) - 1];
  if (!atError || isBlank(line)) return [];
  const last = lineAbove(source, atError);
  // The group around the line of the error may have lost its indentation, or one of the fields above it.
  const isAbove = line === last || line === lastUpTo(source, atError, atError.indent - 1);
  const isEntry = line.dashes.length > 0;
  const isField = line.name === undefined ? isEntry : /^["']?[\w-]+["']?$/.test(line.name);
  if ((line !== atError && !isAbove) || !isField) return [];
  const found = isAbove
    ? [line.at, ...line.dashes]
        .map((column) => line.indent + atError.indent - column)
        .filter((column) => column >= 0)
        .map((column) => ({ column, like: atError }))
    : lines
        .slice(0, line.number - 1)
        .filter((one) => !isBlank(one))
        .flatMap((like) => columns(like, isEntry).map((column) => ({ column, like })));
  const unique = [...new Map(found.map((one) => [one.column, one])).values()].filter(
    ({ column }) => column !== line.indent,
  );
  const apart = ({ column, like }: (typeof unique)[number]) =>
    // Of two columns at the same distance, the one of the nearer line is preferred.
    Math.abs(column - line.indent) -
    like.number / lines.length +
    (isEntry && like.name !== line.name ? 100 : 0) +
    (column % 2) * 50;
  // Fewer than the maximum number of tries, so that the line above is tried as well.
  return unique
    .sort((a, b) => apart(a) - apart(b))
    .slice(0, 5)
    .map(({ column, like }): Match => {
      // Lines that line up with a line that is indented too far are indented too far as well.
      const least = column < line.indent ? line.indent : line.indent + 1;
      const lines = isAbove ? [line] : withLinesBelow(source, line, least);
      // A line between two that line up with each other is probably wrong; and most indentation is an even number of
      // spaces.
      const before = isAbove ? lastUpTo(source, line, atError.indent) : undefined;
      const isOpen = before?.value === '' && before === lineAbove(source, line);
      const after = source.lines.slice(atError.number).find((one) => !isBlank(one));
      const isBetween = before?.at === atError.indent && !isOpen && after?.indent !== line.at;
      const rank = (column % 2) + (line.indent % 2 === 0 && !isBetween ? 1 : 0);
      return { ...misplaced(line, column, like.number, lines), rank };
    });
};

/** Returns the last line above another one that begins at a column, or before it. */
const lastUpTo = ({ lines }: Source, line: SourceLine, column: number) =>
  lines.slice(0, line.number - 1).findLast((one) => !isBlank(one) && one.at <= column);

/** Returns the columns in which a line can begin when it lines up with `like` or is below it. */
function columns(like: SourceLine, isEntry: boolean): number[] {
  const own = isEntry ? like.dashes : [like.at];
  return like.value === '' ? [...own, like.at + 2] : own;
}

/**
 * Finds the other fields of an entry in the column of its dash, where they would be fields of the object around the
 * list.
 */
export const shallowFields: Finder = (line, source) => {
  const above = lineAbove(source, line);
  const dash = above?.dashes.at(-1);
  const isField = line.dashes.length === 0 && line.name !== undefined;
  if (!above?.name || !isField || dash === undefined || line.indent !== dash) return [];
  const rest = source.lines.slice(line.number - 1);
  const stop = rest.findIndex(
    (one) => !isBlank(one) && (one.indent < dash || (one.indent === dash && one.dashes.length > 0)),
  );
  const own = stop === -1 ? rest : rest.slice(0, stop);
  const more = own.filter((one) => !isBlank(one)).length - 1;
  const match = misplaced(line, above.at, above.number, own);
  return [{ ...match, params: { ...match.params, more } }];
};

/** Finds a block whose dash is indented further than its fields, which then belong to the block above. */
export const deepBlock: Finder = (line, { lines }) => {
  const below = lines.slice(line.number).find((one) => !isBlank(one));
  const column = (below?.at ?? 0) - 2;
  const isType = (one: SourceLine) => one.name === 'type' && one.dashes.length === 1;
  const like = lines
    .slice(0, line.number - 1)
    .findLast((one) => isType(one) && one.indent === column);
  const isDeep = isType(line) && below?.dashes.length === 0 && line.indent > column;
  return isDeep && like ? [misplaced(line, column, like.number)] : [];
};

/** Finds two dashes in a row; the repair removes one of them. */
export const doubledDash: Finder = (line) => {
  const [first, second] = line.dashes;
  return first === undefined || second === undefined
    ? []
    : [replacing('indentation', line, [first, second], '')];
};

/**
 * Finds a dash in the column of the fields above it, where no entry can begin, and one before the first field of a
 * file.
 */
export const strayDash: Finder = (line, source) => {
  const above = lineAbove(source, line);
  const [dash] = line.dashes;
  if (line.name === undefined || line.dashes.length !== 1) return [];
  // A fragment may begin with a block, that is, with a dash.
  if (above === undefined && dash === 0 && line.name !== 'type') {
    const [, ...below] = withLinesBelow(source, line, line.indent + 1);
    const start = { start: line.offset, end: line.offset + line.at, text: '' };
    const params = { advice: `Remove the dash: ${line.text.slice(line.at).trim()}` };
    const edits = [start, ...moved(below, -line.at)];
    return [replacing('indentation', line, [0, 1], '', { edits, params })];
  }
  if (above?.name === undefined || above.value === '' || above.at !== dash) return [];
  const more = { unsure: true, params: { found: '-', other: above.number } } as const;
  return [replacing('indentation', line, [dash, line.at], '', more)];
};

/** Matches a sentence: not a field without its colon, a note, or a line of other signs. */
const sentence =
  /^\s*(?!(?:TODO|FIXME|NOTE|XXX)\b|.*\{)["'“*_[(]*[\p{L}\d](?:.*\s\S+\s\S|.*[.!?…)*_]\s*$)/u;

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
  if (isLast && !sentence.test(line.text)) return [];
  const match = (at: SourceLine, column: number, group: SourceLine[]): Match => ({
    code: 'block-text',
    line: at,
    from: at.indent,
    to: textEnd(at),
    unsure: true,
    params: { indent: { is: at.indent, wanted: column }, other: head.number },
    edits: moved(group, column - at.indent),
  });
  const isFirstTooFar = first && line.indent === head.at + 2;
  return [
    ...(isFirstTooFar
      ? [match(first, line.indent, lines.slice(head.number, line.number - 1))]
      : []),
    ...(isField(line) ? [] : [match(line, wanted, own)]),
  ];
};
