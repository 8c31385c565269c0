/** A comment within brackets that was hardly meant as one. */
import type { Part } from './flow-causes.ts';
import type { ScannedLine } from './scanned-line.ts';
import { placeIn, quoted, type TextCause } from './text-cause.ts';

/** A # behind a space, and a bracket behind it that nobody reads. */
export function hiddenEnd(
  line: ScannedLine,
  column: number,
  name: Part | undefined,
  part: Part | undefined,
): TextCause {
  const rest = line.text.slice(column).trimEnd();
  const word = /^#[^\s,\]}]*/.exec(rest)?.[0] ?? '#';
  const isWord = /^#[^\s,\]}]/.test(rest);
  const text = part ? `${part.text} ${/^[^,\]}]*/.exec(rest)?.[0].trimEnd() ?? ''}` : word;
  const from = part && isWord ? part.from : column;
  const bracket = /[\]}]/.exec(rest)?.[0] ?? ']';
  const start = line.offset + from;
  const isSure = isWord && part?.line !== undefined ? part.line === line : isWord;
  return {
    code: 'unquoted-comment',
    message: `A space and # begin a comment, so nothing behind it is read, nor the ${bracket} in this line.`,
    hint: isWord
      ? `Put the text in quotation marks: ${name ? `${name.text}: ` : ''}${quoted(text)}.`
      : `Write the ${bracket} in front of the #, or put the text in quotation marks.`,
    place: placeIn(line.number, from, isWord ? from + text.length : column + rest.length),
    ...(isSure ? { edits: [{ start, end: start + text.length, text: quoted(text) }] } : {}),
    local: true,
  };
}
