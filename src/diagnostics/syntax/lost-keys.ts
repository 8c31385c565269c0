/** Finds names of lists and groups that are missing, and fields that stand below the name of a list. */
import usualFields from '../../../schema/usual-fields.json' with { type: 'json' };
import { isField, shown, structureAbove, upTo } from './line-groups.ts';
import type { Match, Source } from './match.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

/** A whole line is lost less often than some spaces of several lines. */
const nameRank = 30;

/** The names that are tried; the schema knows which one is meant. */
const names = {
  list: usualFields.listsOfObjects,
  group: [...Object.keys(usualFields.groups), ...usualFields.otherGroups],
};

/** Returns the matches that write the name of a list or group above its first line, which is deeper than it may be. */
export function withName(line: SourceLine, source: Source): Match[] {
  const isEntry = line.dashes.length > 0;
  const above = structureAbove(source, line);
  if (!above?.name || above.value === '' || !(isEntry || isField(line))) return [];
  const { offset } = line;
  return fieldsAround(above, source)
    .filter(({ at }) => (isEntry ? at <= line.indent : at < line.indent))
    .flatMap((beside) =>
      names[isEntry ? 'list' : 'group'].map((name): Match => {
        const place = `in a line above it, in the column of ${beside.name}: ${name}:`;
        const advice = `Write the name of the ${isEntry ? 'list' : 'group'} ${place}`;
        const text = `${' '.repeat(beside.at)}${name}:\n`;
        const params = { wanted: isEntry ? 'list' : 'group', advice };
        const edits = [{ start: offset, end: offset, text }];
        return { ...shown(line), code: 'line-without-name', params, edits, rank: nameRank };
      }),
    );
}

/** Returns a line and the fields around it, from the inside. */
function fieldsAround(line: SourceLine, { lines }: Source): SourceLine[] {
  const found = [line];
  for (const one of lines.slice(0, line.number - 1).reverse()) {
    const last = found.at(-1);
    if (last && !isBlank(one) && one.name !== undefined && one.at < last.at) found.push(one);
  }
  return found;
}

/** Returns the match that moves fields between the name of a list and its first entry above that name. */
export function aboveList(line: SourceLine, source: Source): Match[] {
  const head = structureAbove(source, line);
  if (!isField(line) || line.dashes.length > 0 || !head?.name || head.value !== '') return [];
  const own = upTo(
    line,
    source,
    ({ indent, dashes }) => dashes.length > 0 && indent <= line.indent,
  );
  const first = source.lines[line.number - 1 + own.length];
  if (!first || isBlank(first) || head.dashes.length > 0 || line.indent < head.at) return [];
  const by = line.indent - head.at;
  const text = own.map((one) => `${one.text.slice(by)}\n`).join('');
  const edits = [
    { start: head.offset, end: head.offset, text },
    { start: line.offset, end: first.offset, text: '' },
  ];
  const lines = own.length > 1 ? 'these lines' : 'it';
  const advice = `Write ${lines} above ${head.name}:, in its column: below ${head.name}: stand only its entries, each with a dash.`;
  const params = { found: line.name ?? '', advice };
  return [{ ...shown(line), code: 'indentation', params, edits }];
}
