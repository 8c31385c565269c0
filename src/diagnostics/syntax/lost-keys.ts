/** Finds names of lists and groups that are missing, and fields that stand below the name of a list. */
import type { FileSchema } from './file-schema.ts';
import { isField, shown, structureAbove, textEnd, upTo } from './line-groups.ts';
import { type Finder, fieldsInLine, type Match, replacing, type Source } from './match.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

type NamesOf = FileSchema['namesOf'];

/** A whole line is lost less often than some spaces of several lines. */
const NAME_RANK = 30;

/** By how many spaces a level is usually indented. */
const USUAL_STEP = 2;
/** The maximum number of names that are tried in one place. */
const MAX_NAMES = 12;

/** Returns the matches that write the name of a list or group above its first line, which is deeper than it may be. */
export function withName(line: SourceLine, source: Source, namesOf: NamesOf): Match[] {
  const isEntry = isEntryOfList(line);
  const above = structureAbove(source, line);
  if (!above?.name || !(isField(line) || line.value.startsWith('{'))) return [];
  const { offset } = line;
  const own = fieldsFrom(line, source);
  const names = [...namesBeside(line, source), ...namesOf(own, isEntry).slice(0, MAX_NAMES)];
  return columnsFor(line, above, source).flatMap(({ column, where }) =>
    [...new Set(names)].map((name, index): Match => {
      const advice = `Write the name of the ${isEntry ? 'list' : 'group'} in a line above it, ${where}: ${name}:`;
      const text = `${' '.repeat(column)}${name}:\n`;
      const params = { wanted: isEntry ? 'list' : 'group', advice };
      const edits = [{ start: offset, end: offset, text }];
      const rank = NAME_RANK + index / 100;
      return { ...shown(line), code: 'line-without-name', params, edits, rank };
    }),
  );
}

/** Returns the names of the fields of an object, from its first line on. */
function fieldsFrom(line: SourceLine, source: Source): string[] {
  if (line.name === undefined)
    return Array.from(line.value.matchAll(/[{,] *([\w-]+):/g), ([, name = '']) => name);
  const own = upTo(
    line,
    source,
    ({ indent, dashes }) => indent < line.at || (indent === line.at && dashes.length > 0),
  );
  return own.flatMap(({ at, name }) => (at === line.at && name !== undefined ? name : []));
}

const isEntryOfList = ({ dashes }: SourceLine) => dashes.length > 0;

/** Returns the names of other groups, or lists, in the same file that begin with the same field. */
function namesBeside(line: SourceLine, source: Source): string[] {
  const isEntry = isEntryOfList(line);
  const alike = source.lines.filter(
    (one) => one.name === line.name && isEntryOfList(one) === isEntry,
  );
  return alike.flatMap((one) => {
    const head = structureAbove(source, one);
    return head?.value === '' && head.name !== undefined ? head.name : [];
  });
}

/** Returns the columns in which the name of a list or group may stand above its first line. */
function columnsFor(line: SourceLine, above: SourceLine, source: Source) {
  if (above.value === '') {
    // Below the name of a group, only a line that is one level too deep can have lost one.
    const column = above.at + USUAL_STEP;
    const where = `indented by ${USUAL_STEP} more spaces than ${above.name}`;
    return line.indent < above.at + 2 * USUAL_STEP ? [] : [{ column, where }];
  }
  return fieldsAround(above, source)
    .filter(({ at }) => (isEntryOfList(line) ? at <= line.indent : at < line.indent))
    .map(({ at, name }) => ({ column: at, where: `in the column of ${name}` }));
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

/**
 * Returns the matches that write the lost name of an entry's first field, whose value stands alone, as in `- fragment`:
 * each name with which the entries in this column begin.
 */
export function withFirstName(line: SourceLine, source: Source): Match[] {
  const { name, dashes, at, value, offset, text } = line;
  const next = source.lines.slice(line.number).find((one) => !isBlank(one));
  const isBesideField = next?.name !== undefined && next.at === at && next.dashes.length === 0;
  if (name !== undefined || dashes.length === 0 || value === '' || !isBesideField) return [];
  const alike = source.lines.filter((one) => one.dashes.at(-1) === dashes.at(-1));
  const names = new Set(alike.flatMap((one) => one.name ?? []));
  const start = offset + at;
  return [...names].map((lost): Match => {
    const params = { found: value, lost, right: `- ${lost}: ${text.slice(at).trim()}` };
    const edits = [{ start, end: start, text: `${lost}: ` }];
    return { ...shown(line), from: at, code: 'line-without-name', params, edits };
  });
}

/** Matches an address in braces that has no name. */
const ADDRESS_ALONE =
  /(?<=\{(?:[^{}[\]]*,)?\s*)(?:\/|https?:\/\/|mailto:|tel:)[^\s,{}[\]]+(?=\s*[,}])/;

/** Finds an address in braces without the name of its field: `{ label: Team, /team }`. */
export const addressWithoutName: Finder = (line) => {
  const match = ADDRESS_ALONE.exec(line.text);
  if (!match) return [];
  const [found] = match;
  const lost = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(found) ? 'src' : 'to';
  const columns: [number, number] = [match.index, match.index + found.length];
  const params = { found, lost };
  return [replacing('line-without-name', line, columns, `${lost}: ${found}`, { params })];
};

/**
 * Returns the matches that move the group or the first entry of a list that begins in the line of its name,
 * `where: city: Dubai`, below it.
 */
export function groupBelow(line: SourceLine): Match[] {
  const { name, value, valueAt, at, offset } = line;
  const [, first] = /^([\w-]+):(?:\s|$)/.exec(value) ?? [];
  if (!name || first === undefined || !isField(line)) return [];
  const start = offset + at + name.length + 1;
  const match = (before: string, advice: string): Match => ({
    ...shown(line),
    from: valueAt,
    code: 'unquoted-colon',
    params: { advice },
    edits: [{ start, end: offset + valueAt, text: `\n${' '.repeat(at + USUAL_STEP)}${before}` }],
  });
  return [
    match('', fieldsInLine(name, first, value)),
    match('- ', `Write - ${value} in the next line, indented by two more spaces than ${name}.`),
  ];
}

/** Returns the match that writes an address and its target, as other tools list redirects, as an entry. */
function asEntry(line: SourceLine): Match | undefined {
  if (!line.name?.startsWith('/') || !line.value.startsWith('/')) return undefined;
  const text = `- { from: ${line.name}, to: ${line.value} }`;
  const edits = [{ start: line.offset + line.indent, end: line.offset + textEnd(line), text }];
  const params = { found: line.name, advice: `Write it as an entry of the list: ${text}.` };
  return { ...shown(line), code: 'indentation', params, edits };
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
  const pair = asEntry(line);
  if (pair && own.length === 1) return [pair];
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
