/** Finds the readable part of a page with a syntax error. */
import { parse } from './parse.ts';

/** A field of the page, the line `blocks:`, or a block; it covers the lines from `from` to before `to`. */
interface Part {
  kind: 'field' | 'head' | 'block';
  from: number;
  to: number;
}

/** The maximum length of a text: a longer one was not written by hand. */
const MAX_TEXT_LENGTH = 100_000;

/**
 * Returns the text of a page with each block that cannot be parsed on its own replaced by spaces, so that all other
 * positions stay the same. `undefined` when no block is left, or when the error may be outside of these blocks.
 */
export function readablePart(text: string): string | undefined {
  if (text.length > MAX_TEXT_LENGTH) return undefined;
  const lines = text.split('\n');
  const parts = wholeParts(lines).filter(({ kind }) => kind !== 'head');
  const isSound = ({ from, to }: Part) =>
    parse(lines.slice(from, to).join('\n')).data !== undefined;
  const isLostField = (part: Part) => part.kind === 'field' && !isSound(part);
  // A field below a block that cannot be parsed may be a piece of that block.
  const lost = parts.filter(
    (part, index) =>
      !isSound(part) ||
      (part.kind === 'block' && parts.slice(index + 1, index + 2).some(isLostField)),
  );
  const isBlockLeft = parts.some((part) => part.kind === 'block' && !lost.includes(part));
  if (lost.length === 0 || !isBlockLeft) return undefined;
  // A line that has slipped to the left edge may belong to any block.
  const isField = ({ from }: Part) => /^[\w-]+\s*:/.test(lines[from] ?? '');
  if (parts.some((part) => part.kind === 'field' && !isField(part))) return undefined;
  // Templates may use a field that is lost.
  if (lost.some(({ kind }) => kind === 'field') && /\{[{%]/.test(text)) return undefined;
  const isLost = (at: number) => lost.some(({ from, to }) => at >= from && at < to);
  const rest = lines
    .map((line, at) => (isLost(at) ? line.replace(/[^\r]/g, ' ') : line))
    .join('\n');
  return parse(rest).data === undefined ? undefined : rest;
}

/** Returns the parts of a page. A block without a type may be a piece of the block above, and is joined to it. */
function wholeParts(lines: string[]): Part[] {
  const whole: Part[] = [];
  for (const part of partsOf(lines)) {
    const before = whole.at(-1);
    const hasType = lines.slice(part.from, part.to).some((line) => /\btype\s*:/.test(line));
    if (part.kind === 'block' && before?.kind === 'block' && !hasType) before.to = part.to;
    else whole.push(part);
  }
  return whole;
}

/** Splits the lines of a page into parts. */
function partsOf(lines: string[]): Part[] {
  const parts: Part[] = [];
  let isInBlocks = false;
  let dash: string | undefined;
  for (const [at, line] of lines.entries()) {
    const kind = kindOf(line, isInBlocks, dash);
    const last = parts.at(-1);
    if (kind) parts.push({ kind, from: at, to: at + 1 });
    else if (last) last.to = at + 1;
    if (kind === 'block') dash = beforeDash(line);
    else if (kind) {
      isInBlocks = kind === 'head';
      dash = undefined;
    }
  }
  return parts;
}

/**
 * Returns the kind of part that begins in a line; `undefined` when the line belongs to the part above. `dash` is the
 * indentation of the blocks above.
 */
function kindOf(line: string, isInBlocks: boolean, dash?: string): Part['kind'] | undefined {
  if (/^blocks:\s*(?:#.*)?$/.test(line)) return 'head';
  if (/^[^\s#-]/.test(line)) return 'field';
  const indent = beforeDash(line);
  return isInBlocks && indent !== undefined && indent === (dash ?? indent) ? 'block' : undefined;
}

function beforeDash(line: string): string | undefined {
  return /^( *)-(?:\s|$)/.exec(line)?.[1];
}
