import type { Fault } from '../problems/flaw.ts';
import type { Place } from '../types.ts';
import type { ParserError } from './positions.ts';
import { placeIn } from './text/text-cause.ts';

interface Duplicate {
  key: string;
  line: number;
  column: number;
  /** The line in which the name stands first. */
  before: number;
  /** Whether it is the first name of its group, so that an entry may begin again here. */
  isFirst: boolean;
}

/** Names that stand twice in a group. Where a whole entry is repeated because its dash is missing, that is one mistake. */
export function duplicateCauses(
  lines: string[],
  errors: ParserError[],
): (Fault & { place: Place })[] {
  const found = errors.map(({ place }) => read(lines, place));
  const starts = found.filter(({ isFirst }) => isFirst);
  return found.flatMap((one): (Fault & { place: Place })[] => {
    const { key, line, column, before, isFirst } = one;
    const start = starts.findLast((other) => other.line < line && other.column === column);
    // what stands below a missing dash belongs to the entry that would begin there
    if (start && start !== one && before < start.line) return [];
    const place = placeIn(line, column, column + key.length);
    const text = lines[line - 1]?.slice(column) ?? '';
    if (/^-\S/.test(text)) {
      const hint = `Write - ${text.slice(1).trim()}`;
      return [
        { code: 'missing-space', message: 'A space is missing after the dash.', hint, place },
      ];
    }
    const inList = /^\s*- /.test(lines[before - 1] ?? '');
    return [
      {
        code: 'duplicate-key',
        message: `${key} stands twice here: in line ${before} and again in line ${line}.`,
        hint:
          isFirst && inList
            ? `If another entry begins here, write a dash before it: "- ${key}:". Otherwise keep one of the two and delete the other.`
            : isFirst
              ? `If these are entries of a list, each begins with a dash: write "- ${key}:" in both lines, and indent the fields below by two more spaces. Otherwise keep one of the two and delete the other.`
              : 'Keep one of the two and delete the other.',
        place,
      },
    ];
  });
}

function read(lines: string[], { line, column: from }: Place): Duplicate {
  const column = from - 1;
  const key =
    /^("[^"]*"|'[^']*'|[^:]*)/.exec((lines[line - 1] ?? '').slice(column))?.[0].trim() ?? '';
  let before = line - 1;
  while (before > 1 && !startsWithKey(lines[before - 1] ?? '', column, key)) before -= 1;
  const first = lines[before - 1] ?? '';
  const isFirst = /^\s*(?:- +)+$/.test(first.slice(0, column)) || isTop(lines, before, column);
  return { key, line, column, before, isFirst };
}

/** Whether the line above is further out, so that a group begins in this one. */
function isTop(lines: string[], line: number, column: number): boolean {
  const above = lines.slice(0, line - 1).findLast((text) => text.trim() !== '') ?? '';
  return column > 0 && above.length - above.trimStart().length < column && /:\s*$/.test(above);
}

function startsWithKey(text: string, column: number, key: string): boolean {
  return text.slice(column).startsWith(`${key}:`) && /^[\s-]*$/.test(text.slice(0, column));
}
