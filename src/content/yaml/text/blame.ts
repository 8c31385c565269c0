/** Which of two lines that do not line up is the one to blame. */
import { applyEdits } from '../../edits.ts';
import { parse } from '../parse.ts';
import type { ScannedLine } from './scanned-line.ts';
import { placeIn, type TextCause } from './text-cause.ts';

/**
 * Tries both: the line further out or in, as `cause` says, and the line above it. Gives what is said of the line above when only that makes
 * the text readable, or when that line stands in an unusual column and this one does not; `undefined` otherwise. `before` is the line before
 * the line above.
 */
export function blameAbove(
  text: string,
  before: ScannedLine | undefined,
  above: ScannedLine | undefined,
  line: ScannedLine,
  wanted: number | undefined,
): TextCause | undefined {
  if (!above || above.number >= line.number) return undefined;
  const mended = wanted === undefined ? 0 : readableTo(text, line, wanted - line.indent);
  const columns = [...new Set([above.at, ...above.dashes])];
  for (const column of columns) {
    const shift = line.indent - column;
    const indent = above.indent + shift;
    if (shift === 0 || indent < 0) continue;
    const other = readableTo(text, above, shift);
    const isUsual = above.indent % 2 === 0 && !isSuspect(before, above, line);
    if (other < mended || (other === mended && (isUsual || indent % 2 !== 0))) continue;
    return saidOf(above, line, indent);
  }
  return undefined;
}

/** Whether this line stands just where the fields below the name in `before` belong, and so the line between them does not. */
function isSuspect(
  before: ScannedLine | undefined,
  above: ScannedLine,
  line: ScannedLine,
): boolean {
  if (before?.key === undefined || before.value !== '') return false;
  return line.indent === before.at + 2 && above.indent !== before.at + 2;
}

/** The line up to which a text can be read once one of its lines is indented otherwise. */
function readableTo(text: string, { offset }: ScannedLine, shift: number): number {
  const edit =
    shift > 0
      ? { start: offset, end: offset, text: ' '.repeat(shift) }
      : { start: offset, end: offset - shift, text: '' };
  const parsed = parse(applyEdits(text, [edit]));
  return parsed.data === undefined && 'line' in parsed ? parsed.line : Number.POSITIVE_INFINITY;
}

function saidOf(above: ScannedLine, line: ScannedLine, indent: number): TextCause {
  const { number, key, dashes, text } = above;
  const what = dashes.length > 0 ? 'This dash' : (key ?? 'This line');
  const count = (spaces: number) => (spaces === 1 ? '1 space' : `${spaces || 'no'} spaces`);
  return {
    code: 'indentation',
    message: `${what} is indented by ${count(above.indent)}, so that line ${line.number} does not line up with it.`,
    hint: `${indent === 0 ? 'Begin it at the left edge' : `Indent it by ${count(indent)}`}. Lines that belong together begin in the same column.`,
    place: placeIn(number, above.indent, text.trimEnd().length),
    local: false,
  };
}
