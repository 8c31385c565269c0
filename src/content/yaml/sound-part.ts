/** Finds what can still be read of a page with a mistake in its syntax. */
import { parse } from './parse.ts';

/** A field of the page, the line `blocks:`, or a block: the lines from `from` to before `to`. */
interface Part {
  kind: 'field' | 'head' | 'block';
  from: number;
  to: number;
}

/** A text of more characters was not written by hand. */
const largest = 100_000;

/**
 * Returns the text of a page with spaces in the place of each block that cannot be read by itself, so that all else stands where it did.
 * Returns `undefined` where nothing is left, or where it is not sure that the mistake stands in one of them.
 */
export function soundPart(text: string): string | undefined {
  if (text.length > largest) return undefined;
  const lines = text.split('\n');
  const textOf = ({ from, to }: Part) => lines.slice(from, to).join('\n');
  const hasTemplates = /\{[{%]/.test(text);
  let lost = 0;
  let left = 0;
  for (const part of partsOf(lines)) {
    if (part.kind === 'head') continue;
    // what has slipped to the left edge may belong to any block
    if (part.kind === 'field' && !/^[\w-]+\s*:/.test(lines[part.from] ?? '')) return undefined;
    if (parse(textOf(part)).data !== undefined) {
      if (part.kind === 'block') left += 1;
      continue;
    }
    // templates may read a field that is lost
    if (part.kind === 'field' && hasTemplates) return undefined;
    lost += 1;
    for (let at = part.from; at < part.to; at += 1) {
      lines[at] = lines[at]?.replace(/[^\r]/g, ' ') ?? '';
    }
  }
  const rest = lines.join('\n');
  return lost > 0 && left > 0 && parse(rest).data !== undefined ? rest : undefined;
}

/** Returns the parts of a page, from its lines. A block without a type may be a piece of the one above it, and belongs to it. */
function partsOf(lines: string[]): Part[] {
  const parts: Part[] = [];
  let dash: string | undefined;
  let isInBlocks = false;
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1);
    if (last) last.to = at + 1;
    const isField = /^[^\s#-]/.test(line);
    if (isField) {
      isInBlocks = /^blocks:\s*(?:#.*)?$/.test(line);
      dash = undefined;
      if (last) last.to = at;
      parts.push({ kind: isInBlocks ? 'head' : 'field', from: at, to: at + 1 });
      continue;
    }
    const [, indent] = /^( *)-(?:\s|$)/.exec(line) ?? [];
    if (!isInBlocks || indent === undefined || indent !== (dash ?? indent)) continue;
    dash = indent;
    if (last) last.to = at;
    parts.push({ kind: 'block', from: at, to: at + 1 });
  }
  const whole: Part[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const hasType = lines.slice(part.from, part.to).some((line) => /\btype\s*:/.test(line));
    if (part.kind === 'block' && before?.kind === 'block' && !hasType) before.to = part.to;
    else whole.push(part);
  }
  return whole;
}
