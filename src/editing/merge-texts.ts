/** Compares texts line by line, and merges two texts that were made from the same one. */
import { diffArrays } from 'diff';

/** Lines of a text that another text has replaced, counted from 0. */
interface Hunk {
  from: number;
  /** The line after the last one. */
  to: number;
  /** The lines instead of them. */
  lines: string[];
}

/** A difference between two texts; `at` is where its lines begin in the other text. */
interface Difference extends Hunk {
  at: number;
}

/** Two texts with more differing lines are compared as a whole: comparing them would take minutes. */
const MAX_LINES = 2000;

const linesOf = (text: string) => text.split('\n');

/** Returns the differences between two texts, from top to bottom. */
export function hunksOf(base: string, made: string): Difference[] {
  const [before, after] = [linesOf(base), linesOf(made)];
  const parts = diffArrays(before, after, { maxEditLength: MAX_LINES });
  if (!parts) return [{ from: 0, to: before.length, lines: after, at: 0 }];
  const hunks: Difference[] = [];
  let [line, at] = [0, 0];
  for (const { value, added, removed } of parts) {
    if (added || removed) {
      let last = hunks.at(-1);
      if (!last || last.to < line) {
        last = { from: line, to: line, lines: [], at };
        hunks.push(last);
      }
      if (removed) last.to += value.length;
      else last.lines.push(...value);
    }
    if (!added) line += value.length;
    if (!removed) at += value.length;
  }
  return hunks;
}

/** Returns the lines of a text from one on to another, with hunks applied. */
function patched(lines: string[], hunks: Hunk[], from: number, to: number): string[] {
  const made: string[] = [];
  let at = from;
  for (const hunk of hunks) {
    made.push(...lines.slice(at, hunk.from), ...hunk.lines);
    at = hunk.to;
  }
  return [...made, ...lines.slice(at, to)];
}

/** Returns a text with hunks applied. */
export function withHunks(text: string, hunks: Hunk[]): string {
  const lines = linesOf(text);
  return patched(lines, hunks, 0, lines.length).join('\n');
}

/** Lines that one side has changed, or both. */
interface Region {
  from: number;
  to: number;
  mine: Hunk[];
  theirs: Hunk[];
}

function regionsOf(mine: Hunk[], theirs: Hunk[]): Region[] {
  const regions: Region[] = [];
  const all = [...mine, ...theirs].sort((a, b) => a.from - b.from || a.to - b.to);
  for (const hunk of all) {
    let last = regions.at(-1);
    if (!last || (hunk.from >= last.to && hunk.from > last.from)) {
      last = { from: hunk.from, to: hunk.to, mine: [], theirs: [] };
      regions.push(last);
    }
    last.to = Math.max(last.to, hunk.to);
    (mine.includes(hunk) ? last.mine : last.theirs).push(hunk);
  }
  return regions;
}

export interface MergedTexts {
  text: string;
  /** The lines that both have changed, in both versions. */
  conflicts: { mine: string; theirs: string }[];
}

/**
 * Merges two texts. Where both have changed a line, one of them wins.
 *
 * @param base the common text that both were made from
 */
export function mergeTexts(
  base: string,
  mine: string,
  theirs: string,
  winner: 'mine' | 'theirs' = 'mine',
): MergedTexts {
  const lines = linesOf(base);
  const conflicts: MergedTexts['conflicts'] = [];
  const merged = regionsOf(hunksOf(base, mine), hunksOf(base, theirs)).map((region): Hunk => {
    const { from, to } = region;
    const own = patched(lines, region.mine, from, to);
    const others = patched(lines, region.theirs, from, to);
    const isOneSided = region.mine.length === 0 || region.theirs.length === 0;
    const versions = { mine: own.join('\n'), theirs: others.join('\n') };
    const isSame = own.length === others.length && versions.mine === versions.theirs;
    if (!isOneSided && !isSame) conflicts.push(versions);
    const isMine = isOneSided ? region.mine.length > 0 : winner === 'mine';
    return { from, to, lines: isMine ? own : others };
  });
  return { text: withHunks(base, merged), conflicts };
}
