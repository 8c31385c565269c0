/** Finds duplicate keys of an object. */
import type { YamlError } from '../../content/yaml/positions.ts';
import type { Mistake } from './match.ts';
import type { SourceLine } from './source-lines.ts';

/**
 * Returns a mistake for each duplicate key. When the first key of an object is repeated, the dash of another entry
 * may be missing.
 */
export function duplicateKeys(lines: SourceLine[], errors: YamlError[]): Mistake[] {
  const found = errors.map(({ range: shown }) => {
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
    const isFirst =
      (first?.dashes.length ?? 0) > 0 ||
      (above?.value === '' && above.name !== undefined && above.at < at);
    const hasList = (number: number) =>
      lines[number]?.dashes.length && lines[number - 1]?.value === '';
    const isList = first && hasList(first.number) && hasList(position.line);
    return { key, position, at, before: first?.number, isFirst, isList };
  });
  // Two repeated keys in a row begin another entry, whichever of its fields comes first.
  for (const [index, one] of found.entries()) {
    const isInRow = (other?: (typeof found)[number]) => other?.at === one.at && one.at > 0;
    one.isFirst ||= isInRow(found[index + 1]) && !isInRow(found[index - 1]);
  }
  const starts = found.filter(({ isFirst }) => isFirst);
  return found
    .filter(({ at, before, position, isFirst }) => {
      const start = starts.findLast((one) => one.at === at && one.position.line < position.line);
      // The keys below a missing dash belong to the entry that begins there.
      return isFirst || !start || (before ?? position.line) >= start.position.line;
    })
    .map(({ key, position, at, before, isFirst, isList }) => ({
      code: 'duplicate-key',
      params: {
        found: key,
        other: before,
        ...(isFirst && { wanted: `- ${key}:` }),
        ...(isList && { advice: 'Delete this line if what is below it belongs to the same list.' }),
      },
      range: { ...position, endLine: position.line, endColumn: at + 1 + key.length },
    }));
}
