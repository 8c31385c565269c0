/**
 * Finds lines with the wrong indentation, and dashes that are missing or too many. Any line near the parser's error
 * may be the wrong one, so every change that gives it another place is a match; the data that results decides which
 * one is meant.
 */
import { withDash, withoutDash, withoutLoneDash, withSpace } from './dashes.ts';
import type { FileSchema } from './file-schema.ts';
import {
  deepestBelow,
  groupsFrom,
  isField,
  linesOfTexts,
  MAX_COLUMN_CHANGE,
  moved,
  shown,
  structureAbove,
} from './line-groups.ts';
import { aboveList, groupBelow, withFirstName, withName } from './lost-keys.ts';
import type { Match, Source } from './match.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

/** How far from the parser's error a wrong line may be, in lines. Errors are noticed late, and rarely early. */
const reach = { above: 14, below: 4 };
/** The distance at which lines show in which columns others begin. */
const neighbours = { above: 60, below: 6 };
/** The rank of all these matches is higher than that of a mistake that is visible in its line. */
const BASE_RANK = 10;

/**
 * Returns each change of the structure near some lines.
 *
 * @param near the numbers of lines at which something is wrong
 * @param namesOf returns the names of groups or lists with some fields
 */
export function structuralMatches(
  source: Source,
  near: number[],
  namesOf: FileSchema['namesOf'] = () => [],
): Match[] {
  const texts = linesOfTexts(source.lines);
  const heads = near.flatMap((number) => firstOfList(number, source));
  return source.lines
    .filter((line) => !isBlank(line) && !texts.has(line))
    .flatMap((line) => {
      const distances = near.map((number) => number - line.number);
      const isNear = distances.some((far) => far <= reach.above && -far <= reach.below);
      if (!isNear && !heads.includes(line)) return [];
      const distance = Math.min(...distances.map(Math.abs));
      const named = withName(line, source, namesOf);
      const moved = isNear
        ? [
            ...otherColumns(line, source),
            ...withoutDash(line, source),
            ...withoutLoneDash(line, source),
            ...withDash(line, source),
            ...withSpace(line, source),
            ...aboveList(line, source),
            ...withFirstName(line, source),
            ...groupBelow(line),
          ]
        : [];
      return [...moved, ...named].map((match) => ({
        ...match,
        rank: rankOf(match) + distance / 100,
      }));
    });
}

/** Returns the first entry of the list that ends above a line: its name may be lost, however long the list is. */
function firstOfList(number: number, { lines }: Source): SourceLine[] {
  const edge = lines[number - 1]?.indent ?? 0;
  const above = lines.slice(0, number - 1).filter((one) => !isBlank(one));
  const list = above.slice(above.findLastIndex(({ indent }) => indent <= edge) + 1);
  return list[0]?.dashes.length ? [list[0]] : [];
}

/** Returns the rank of a match: few lines are usually wrong, and by few columns. */
function rankOf({ edits, rank = 0, params: { indent } }: Match): number {
  return BASE_RANK + rank + edits.length + (indent ? Math.abs(indent.wanted - indent.is) : 1);
}

/** Returns the matches that move a line, alone or with lines below it, to a column in which others begin. */
function otherColumns(line: SourceLine, source: Source): Match[] {
  if (!isField(line) && line.dashes.length === 0) return [];
  const deepest = deepestBelow(structureAbove(source, line));
  const isEntry = line.dashes.length > 0;
  const found = isEntry ? 'This dash' : (line.name ?? 'This line');
  return [...columnsNear(line, source)].flatMap(([column, like]): Match[] => {
    const by = column - line.indent;
    if (by === 0 || Math.abs(by) > MAX_COLUMN_CHANGE || column > deepest) return [];
    const isAlike = isEntry ? like.dashes.includes(column) : like.at === column;
    const isHead = like.at < column && like.value === '';
    return groupsFrom(line, source)
      .filter((group) => by > 0 || group.every((one) => isBlank(one) || one.indent >= -by))
      .map((group): Match => {
        const more = group.filter((one) => !isBlank(one)).length - 1;
        const params = {
          found,
          indent: { is: line.indent, wanted: column },
          other: like.number,
          head: isHead ? like.name : undefined,
          more,
        };
        const edits = moved(group, by);
        return { ...shown(line), code: 'indentation', params, edits, rank: isAlike ? 0 : 1 };
      });
  });
}

/** Returns the columns in which a line may begin, each with the nearest line that says so. */
function columnsNear(line: SourceLine, { lines }: Source): Map<number, SourceLine> {
  const from = Math.max(0, line.number - 1 - neighbours.above);
  const near = lines
    .slice(from, line.number + neighbours.below)
    .filter((one) => one !== line && !isBlank(one))
    .sort((a, b) => Math.abs(a.number - line.number) - Math.abs(b.number - line.number));
  const columns = new Map<number, SourceLine>();
  const add = (column: number, other: SourceLine) => {
    if (!columns.has(column)) columns.set(column, other);
  };
  const isEntry = line.dashes.length > 0;
  // Entries line up with entries, and fields with fields.
  for (const one of near) for (const column of isEntry ? one.dashes : [one.at]) add(column, one);
  for (const one of near) add(one.indent, one);
  for (const one of near) if (one.value === '') add(one.at + 2, one);
  return columns;
}
