/** Lines that stand in the wrong column. */
import type { TextEdit } from '../../content/model/types.ts';
import { shown } from '../../content/yaml/edits.ts';
import { lineAbove, type Match, replacing, type Source, type SyntaxRule } from './rule.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

export const spaces = (count: number) => (count === 1 ? '1 space' : `${count || 'no'} spaces`);
const end = ({ text }: SourceLine) => text.trimEnd().length;

/** Moves lines further out or in. */
export function moved(lines: SourceLine[], by: number): TextEdit[] {
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ offset, indent }) =>
      by > 0
        ? { start: offset, end: offset, text: ' '.repeat(by) }
        : { start: offset, end: offset + Math.min(indent, -by), text: '' },
    );
}

/** Returns the line and those below it that are indented further. */
function withLinesBelow({ lines }: Source, line: SourceLine): SourceLine[] {
  const below = lines.slice(line.number);
  const stop = below.findIndex((one) => !isBlank(one) && one.indent <= line.indent);
  return [line, ...(stop === -1 ? below : below.slice(0, stop))];
}

/** The line at which the parser gives up, and the one above it: either may be the one to move. */
const indentation: SyntaxRule = {
  code: 'indentation',
  bad: '- type: banner\n   title: Who we are',
  good: '- type: banner\n  title: Who we are',
  applies(line, source) {
    const { error, lines } = source;
    const atError = lines[(error?.line ?? 0) - 1];
    if (!atError || isBlank(line)) return [];
    const isAbove = lineAbove(source, atError) === line;
    const isEntry = line.dashes.length > 0;
    const isField = line.name === undefined ? isEntry : /^["']?[\w-]+["']?$/.test(line.name);
    if ((line !== atError && !isAbove) || !isField) return [];
    const group = isAbove ? [line] : withLinesBelow(source, line);
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
      Math.abs(column - line.indent) +
      (isEntry && like.name !== line.name ? 100 : 0) +
      (column % 2) * 50;
    return unique
      .sort((a, b) => apart(a) - apart(b))
      .slice(0, 8)
      .map(({ column, like }): Match => {
        const what = isEntry ? 'This dash' : (line.name ?? 'This line');
        const only = column < line.indent ? ' only' : '';
        return {
          from: line.indent,
          to: end(line),
          message: isAbove
            ? `${what} is indented by ${spaces(line.indent)}, so that line ${like.number} does not line up with it.`
            : `${what} is indented by ${spaces(line.indent)} and does not line up with ${isEntry ? 'the other dashes' : 'the fields above it'}.`,
          hint: `${column === 0 ? 'Begin it at the left edge' : `Indent it by ${spaces(column)}${only}`}, like line ${like.number}. Lines that belong together begin in the same column.`,
          edits: moved(group, column - line.indent),
          unsure: true,
          // most lines are indented by an even number of spaces
          rank: (column % 2) + (line.indent % 2 === 0 ? 1 : 0),
        };
      });
  },
};

/** Returns the columns in which a line may begin that lines up with `like`, or stands below it. */
function columns(like: SourceLine, isEntry: boolean): number[] {
  const own = isEntry ? like.dashes : [like.at];
  return like.value === '' ? [...own, like.at + 2] : own;
}

/** Two dashes, where the fields below show that one was meant. */
const doubledDash: SyntaxRule = {
  code: 'indentation',
  bad: '- - type: banner\n  title: Who we are',
  good: '- type: banner\n  title: Who we are',
  applies(line) {
    const [first, second] = line.dashes;
    if (first === undefined || second === undefined) return [];
    return [
      replacing(line, [first, second], '', {
        message:
          'There is one dash too many in this line: two dashes begin a list within the list.',
        hint: `Write - ${shown(line.text.slice(line.at).trim())}`,
      }),
    ];
  },
};

const missingDash: SyntaxRule = {
  code: 'missing-dash',
  bad: 'items:\n    title: One\n  - title: Two',
  good: 'items:\n  - title: One\n  - title: Two',
  applies(line, source) {
    const above = lineAbove(source, line);
    const until = source.error?.line ?? 0;
    const next = source.lines[until - 1];
    const own = source.lines.slice(line.number - 1, until - 1).filter((one) => !isBlank(one));
    const isFirst = line.dashes.length === 0 && above?.value === '' && above.name !== undefined;
    if (!isFirst || line.name !== next?.name || next?.dashes[0] !== line.indent - 2) return [];
    if (own.some(({ indent }) => indent < line.indent)) return [];
    return [
      {
        ...replacing(line, [line.indent - 2, line.indent - 1], '-', {
          message: `The list ${above.name} begins in this line, and its first entry has no dash.`,
          hint: `Write - ${line.name}: with the dash in the column of the other dashes.`,
        }),
        from: line.indent,
        to: end(line),
      },
    ];
  },
};

export const indentationRules: SyntaxRule[] = [doubledDash, missingDash, indentation];
