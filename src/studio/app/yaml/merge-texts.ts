/** Merges two texts that were made from the same one. */
import { type Change, diff } from '@codemirror/merge';

export interface MergedTexts {
  text: string;
  /** The lines that both have changed, in both versions. */
  conflicts: { mine: string; theirs: string }[];
}

interface Hunk {
  /** The range of the common text that is changed, and its replacement. */
  from: number;
  to: number;
  text: string;
  /** The lines of the common text that the range is in. */
  lines: { from: number; to: number };
}

function hunksOf(base: string, made: string): Hunk[] {
  return diff(base, made).map(({ fromA, toA, fromB, toB }: Change) => {
    const lineEnd = base.indexOf('\n', toA);
    return {
      from: fromA,
      to: toA,
      text: made.slice(fromB, toB),
      lines: {
        from: base.lastIndexOf('\n', fromA - 1) + 1,
        to: lineEnd === -1 ? base.length : lineEnd,
      },
    };
  });
}

const meet = (one: Hunk, other: Hunk) =>
  one.lines.from <= other.lines.to && other.lines.from <= one.lines.to;

const isSame = (one: Hunk, other: Hunk) =>
  one.from === other.from && one.to === other.to && one.text === other.text;

/** Returns a part of the common text with changes applied. */
function withHunks(base: string, hunks: Hunk[], from = 0, to = base.length): string {
  let text = '';
  let at = from;
  for (const hunk of hunks) {
    text += base.slice(at, hunk.from) + hunk.text;
    at = hunk.to;
  }
  return text + base.slice(at, to);
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
  const theirHunks = hunksOf(base, theirs);
  const ownHunks = hunksOf(base, mine).filter((one) => !theirHunks.some((two) => isSame(one, two)));
  const [first, second] = winner === 'mine' ? [ownHunks, theirHunks] : [theirHunks, ownHunks];
  const kept = second.filter((hunk) => !first.some((other) => meet(hunk, other)));
  const all = [...first, ...kept].sort((a, b) => a.from - b.from || a.to - b.to);
  const conflicts = groupsThatMeet(ownHunks, theirHunks).map(({ from, to, own, others }) => ({
    mine: withHunks(base, own, from, to),
    theirs: withHunks(base, others, from, to),
  }));
  return { text: withHunks(base, all), conflicts };
}

interface Group {
  from: number;
  to: number;
  own: Hunk[];
  others: Hunk[];
}

/** Returns the lines that both sides have changed, with the changes of each. */
function groupsThatMeet(ownHunks: Hunk[], theirHunks: Hunk[]): Group[] {
  const groups: Group[] = [];
  const meeting = [...ownHunks, ...theirHunks]
    .filter((hunk) =>
      (ownHunks.includes(hunk) ? theirHunks : ownHunks).some((one) => meet(hunk, one)),
    )
    .sort((a, b) => a.from - b.from);
  for (const hunk of meeting) {
    let group = groups.at(-1);
    if (!group || hunk.lines.from > group.to) {
      group = { ...hunk.lines, own: [], others: [] };
      groups.push(group);
    }
    group.to = Math.max(group.to, hunk.lines.to);
    (ownHunks.includes(hunk) ? group.own : group.others).push(hunk);
  }
  return groups;
}
