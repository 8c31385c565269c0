/** Knows which lines of a YAML text belong together, and in which columns they begin. */
import type { TextEdit } from '../../content/model/types.ts';
import type { Source } from './match.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

/** The largest change of a column: four levels. */
export const MAX_COLUMN_CHANGE = 8;

/** Returns the column after the last character of a line. */
export const textEnd = ({ text }: SourceLine) => text.trimEnd().length;

/** Returns what a match of a whole line has in common: where it is shown, and that its repair is not certain. */
export const shown = (line: SourceLine) =>
  ({ line, from: line.indent, to: textEnd(line), unsure: true }) as const;

/** Returns whether a line begins with the name of a field, not with another text that has a colon. */
export const isField = ({ name }: SourceLine) => /^["']?[a-z/][\w/-]*["']?$/i.test(name ?? '');

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

/** The lines of block texts in the lines of a file, which many matches ask for. */
const textsOf = new WeakMap<SourceLine[], Set<SourceLine>>();

/** Returns the lines of block texts (| or >). */
export function linesOfTexts(lines: SourceLine[]): Set<SourceLine> {
  const known = textsOf.get(lines);
  if (known) return known;
  const found = new Set<SourceLine>();
  textsOf.set(lines, found);
  let head: SourceLine | undefined;
  for (const line of lines) {
    if (isBlank(line)) continue;
    if (head && line.indent > head.indent) found.add(line);
    else head = /^[|>]/.test(line.value) ? line : undefined;
  }
  return found;
}

/** Returns the last line before another one that is neither empty nor a comment, nor of a block text. */
export function structureAbove({ lines }: Source, line: SourceLine): SourceLine | undefined {
  const texts = linesOfTexts(lines);
  return lines.slice(0, line.number - 1).findLast((one) => !isBlank(one) && !texts.has(one));
}

/** Returns the deepest column in which a line below another one is no part of its text. */
export const deepestBelow = (above: SourceLine | undefined) =>
  above && above.value !== '' ? above.at : Number.POSITIVE_INFINITY;

/**
 * Returns the groups of lines that may have lost their place together: the line alone, with what is deeper, with the
 * other fields of its object, and with the other entries of its list.
 */
export function groupsFrom(line: SourceLine, source: Source): SourceLine[][] {
  const rest = source.lines.slice(line.number);
  const isEntry = line.dashes.length > 0;
  const isOpen = (index: number) =>
    rest.slice(0, index).findLast((one) => !isBlank(one))?.value === '';
  const groups = [
    ...firstFields(line, source),
    withDeeper(line, source),
    upTo(
      line,
      source,
      ({ indent, dashes }) => indent < line.indent || (indent === line.indent && dashes.length > 0),
    ),
    // Up to the next entry that begins like this one.
    upTo(line, source, ({ dashes, name }) => dashes.length > 0 && name === line.name),
    ...(isEntry
      ? [
          upTo(line, source, ({ indent }) => indent < line.indent),
          // The own lines of an entry whose dash is too far to the left, up to the dash of the next one.
          upTo(
            line,
            source,
            ({ indent, dashes }, index) =>
              indent < line.at || (indent === line.at && dashes.length > 0 && !isOpen(index)),
          ),
        ]
      : []),
  ];
  return [...new Map(groups.map((group) => [group.length, group])).values()];
}

/** The maximum number of fields that may have lost their place together while others below them have not. */
const MAX_LOST_FIELDS = 4;

/** Returns the first fields of an object from a line on: one, two or more of them, the last with what is deeper or not. */
function firstFields(line: SourceLine, source: Source): SourceLine[][] {
  const own = upTo(line, source, ({ indent }) => indent < line.at);
  const starts = own.flatMap((one, index) => (one.at === line.at && !isBlank(one) ? index : []));
  return starts
    .slice(0, MAX_LOST_FIELDS)
    .flatMap((start, index) => [own.slice(0, start + 1), own.slice(0, starts[index + 1])]);
}

/** Returns a line with the lines below it that are deeper. */
export const withDeeper = (line: SourceLine, source: Source) =>
  upTo(line, source, ({ indent }) => indent <= line.indent);

/** Returns a line with the lines below it, up to the first one that is none of them. */
export function upTo(
  line: SourceLine,
  { lines }: Source,
  isEnd: (one: SourceLine, index: number) => boolean,
): SourceLine[] {
  const rest = lines.slice(line.number);
  const end = rest.findIndex((one, index) => !isBlank(one) && isEnd(one, index));
  return [line, ...(end === -1 ? rest : rest.slice(0, end))];
}

/**
 * Returns how many groups of a text begin in another column than usual, seen from the key above them. Of repairs that
 * are equally right, the one with the fewest is meant.
 */
export function unusualSteps(lines: SourceLine[]): number {
  const steps = stepsOf(lines);
  const usual = (isEntry: boolean) => {
    // One or two groups are no evidence: the default of two spaces counts twice.
    const counts = new Map([[2, 2]]);
    for (const one of steps.filter((step) => step.isEntry === isEntry)) {
      counts.set(one.by, (counts.get(one.by) ?? 0) + 1);
    }
    return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
  };
  const usuals = { entry: usual(true), field: usual(false) };
  return steps.filter(({ by, isEntry }) => by !== (isEntry ? usuals.entry : usuals.field)).length;
}

/** Returns how far each group begins from the column of its key. */
function stepsOf(lines: SourceLine[]): { by: number; isEntry: boolean }[] {
  const written = lines.filter((one) => !isBlank(one));
  return written.slice(1).flatMap((line, index) => {
    const head = written[index];
    const isHead = head?.name !== undefined && head.value === '';
    const by = line.indent - (head?.at ?? 0);
    const isEntry = line.dashes.length > 0;
    return isHead && (isEntry ? by >= 0 : by > 0) ? [{ by, isEntry }] : [];
  });
}
