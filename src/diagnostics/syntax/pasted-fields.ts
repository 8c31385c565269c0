/** Finds fields pasted with the braces that JSON has around them. */
import { moved, structureAbove, upTo } from './line-groups.ts';
import { type Finder, replacing } from './match.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

/** Finds a brace alone among the fields of an object, and the one that closes it. */
export const bracesAroundFields: Finder = (line, source) => {
  const above = structureAbove(source, line);
  if (line.text.trim() !== '{' || above?.name === undefined || above.at !== line.indent) return [];
  const [, ...inner] = upTo(line, source, ({ indent }) => indent <= line.indent);
  const end = source.lines[line.number + inner.length];
  const first = inner.find((one) => !isBlank(one));
  if (!first || !/^\s*\},?\s*$/.test(end?.text ?? '')) return [];
  const edits = [
    removed(line),
    ...moved(inner, line.indent - first.indent),
    ...inner.filter(({ indent }) => indent === first.indent).flatMap(endComma),
    removed(end as SourceLine),
  ];
  const advice = `Delete this brace and the one in line ${end?.number}, and begin each field between them in the column of ${above.name}, without a comma at its end.`;
  const more = { edits, unsure: true, params: { found: '{', advice } } as const;
  return [replacing('line-without-name', line, [line.indent, line.indent + 1], '', more)];
};

const removed = ({ offset, text }: SourceLine) => ({
  start: offset,
  end: offset + text.length,
  text: '',
});

/** Returns the edit that removes the comma at the end of a line. */
function endComma({ offset, text }: SourceLine) {
  const at = text.search(/,\s*$/);
  return at === -1 ? [] : [{ start: offset + at, end: offset + at + 1, text: '' }];
}
