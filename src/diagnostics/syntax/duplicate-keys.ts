/** Finds duplicate keys of an object. */
import type { TextRange } from '../../content/model/types.ts';
import type { YamlError } from '../../content/yaml/positions.ts';
import type { Mistake } from './match.ts';
import type { SourceLine } from './source-lines.ts';

/** A key that its object has already. Columns count from 0. */
interface Duplicate {
  key: string;
  position: TextRange;
  at: number;
  /** The line of the key before it. */
  before: number | undefined;
  /** Whether another entry of a list may begin here, and whether the entry before it has its dash. */
  isFirst: boolean;
  hasDash: boolean;
  isList: boolean;
  /** The first key of the entry above, when a blank line may stand in place of that key. */
  lost: string | undefined;
}

/**
 * Returns a mistake for each duplicate key. When the first key of an object is repeated, the dash of another entry
 * may be missing; all entries without one are a single mistake.
 */
export function duplicateKeys(lines: SourceLine[], errors: YamlError[]): Mistake[] {
  const found = errors.map(({ range }) => duplicate(lines, range));
  const [copy, ...others] = found;
  const top = lines.find(({ at, name }) => at === 0 && name !== undefined)?.name;
  // All of the file was pasted into itself.
  if (copy && copy.key === top && others.length > 0 && found.every(({ at }) => at === 0)) {
    const advice =
      'From this line on the file seems to stand here again: delete one of the two copies.';
    const { params, ...mistake } = mistakeOf(copy);
    return [{ ...mistake, params: { ...params, advice } }];
  }
  // Two repeated keys in a row begin another entry, whichever of its fields comes first.
  for (const [index, one] of found.entries()) {
    const isInRow = (other?: Duplicate) => other?.at === one.at && one.at > 0;
    one.isFirst ||= isInRow(found[index + 1]) && !isInRow(found[index - 1]);
  }
  /** The lines in which entries begin, by the first key without its dash. */
  const starts = new Map<Duplicate, number[]>();
  for (const one of found) {
    const { at, before = 0, position, hasDash } = one;
    const earlier = [...starts].find(([of, own]) => of.at === at && own.includes(before));
    if (earlier) earlier[1].push(position.line);
    else if (one.isFirst) starts.set(one, [...(hasDash ? [] : [before]), position.line]);
  }
  return found
    .filter((one) => {
      // The keys below a missing dash belong to the entry that begins there.
      const { at, before, position } = one;
      const own = [...starts].flatMap(([of, some]) => (of.at === at ? some : []));
      const start = own.findLast((line) => line < position.line);
      const isLater = own.includes(position.line) && !starts.has(one);
      return !isLater && (starts.has(one) || !start || (before ?? position.line) >= start);
    })
    .map((one) => mistakeOf(one, starts.get(one)));
}

function duplicate(lines: SourceLine[], shown: TextRange): Duplicate {
  // After a key without a value, the parser's error is at the end of the key's line.
  const isAtEnd = (lines[shown.line - 1]?.text ?? '').length < shown.column;
  const next = isAtEnd && lines.slice(shown.line).find(({ text }) => text.trim() !== '');
  const position = next ? { ...shown, line: next.number, column: next.at + 1 } : shown;
  const at = position.column - 1;
  const text = lines[position.line - 1]?.text.slice(at) ?? '';
  const key = /^("[^"]*"|'[^']*'|[^:]*)/.exec(text)?.[0].trim() ?? '';
  const first = lines
    .slice(0, position.line - 1)
    .findLast((line) => line.at === at && line.name === key);
  const above = lines
    .slice(0, (first?.number ?? 1) - 1)
    .findLast(({ text: one }) => one.trim() !== '');
  const isBelowName = above?.value === '' && above.name !== undefined && above.at < at;
  const hasDash = (first?.dashes.length ?? 0) > 0 || !isBelowName;
  const hasList = (number: number) =>
    Boolean(lines[number]?.dashes.length) && lines[number - 1]?.value === '';
  const isList = first !== undefined && hasList(first.number) && hasList(position.line);
  const isFirst = (first?.dashes.length ?? 0) > 0 || isBelowName;
  const isAfterGap = lines[position.line - 2]?.text.trim() === '' && first?.dashes.length === 0;
  const start = lines.slice(0, first?.number).findLast((line) => line.dashes.length > 0);
  const lost = isAfterGap && start?.at === at ? start.name : undefined;
  return { key, position, at, before: first?.number, isFirst, hasDash, isList, lost };
}

function mistakeOf(duplicate: Duplicate, starts?: number[]): Mistake {
  const { key, position, at, before, isList, lost } = duplicate;
  return {
    code: 'duplicate-key',
    params: {
      found: key,
      other: before,
      ...(starts && { wanted: `- ${key}:` }),
      ...(starts && starts.length > 1 && { starts }),
      ...(isList && { advice: 'Delete this line if what is below it belongs to the same list.' }),
      ...(lost && {
        advice: `If another entry begins here, write its first line above this one: - ${lost}: ….`,
      }),
    },
    range: { ...position, endLine: position.line, endColumn: at + 1 + key.length },
  };
}
