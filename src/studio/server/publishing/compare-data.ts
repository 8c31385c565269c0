/**
 * Finds the differences between two versions of a file's data as a person would see them: a moved entry is not a
 * deleted and an added one.
 */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../content/model/data.ts';
import type { Data, DataPath } from '../../../content/model/types.ts';

/** One difference between two versions of a file's data. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The path of the value; of a removed value, its former path. */
  path: DataPath;
  /** The former path of the value; missing for an added value. */
  pathBefore?: DataPath;
  before?: Data;
  after?: Data;
}

interface Place {
  before: DataPath;
  after: DataPath;
}

/** The share of equal values from which an entry counts as a changed one, not as a new one. */
const ALIKE = 0.3;

/**
 * Returns the differences between two versions in the order of the later one; removed entries are last in their list.
 */
export function compareData(
  before: Data,
  after: Data,
  at: Place = { before: [], after: [] },
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after)) return compareGroups(before, after, at);
  if (isListOfGroups(before) && isListOfGroups(after)) return compareLists(before, after, at);
  return [{ kind: 'changed', path: at.after, pathBefore: at.before, before, after }];
}

/** Returns whether a value is a list of groups. Lists of plain values are compared as one value, as people see them. */
function isListOfGroups(value: Data): value is Data[] {
  return Array.isArray(value) && value.every(isObject);
}

function compareGroups(
  before: Record<string, Data>,
  after: Record<string, Data>,
  at: Place,
): Difference[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.flatMap((name): Difference[] => {
    const here = { before: [...at.before, name], after: [...at.after, name] };
    const [old, now] = [before[name], after[name]];
    if (old === undefined) return [{ kind: 'added', path: here.after, after: now as Data }];
    if (now === undefined) return [{ kind: 'removed', path: here.before, before: old }];
    return compareData(old, now, here);
  });
}

function compareLists(before: Data[], after: Data[], at: Place): Difference[] {
  const earlier = pairEntries(before, after);
  const inPlace = longestRise(earlier.filter((index) => index !== undefined));
  const found = after.flatMap((entry, index): Difference[] => {
    const path = [...at.after, index];
    const from = earlier[index];
    if (from === undefined) return [{ kind: 'added', path, after: entry }];
    const old = before[from] as Data;
    const pathBefore = [...at.before, from];
    const inside = compareData(old, entry, { before: pathBefore, after: path });
    if (inPlace.has(from)) return inside;
    return [{ kind: 'moved', path, pathBefore, before: old, after: entry }, ...inside];
  });
  const kept = new Set(earlier);
  const gone = before.flatMap((entry, index): Difference[] =>
    kept.has(index) ? [] : [{ kind: 'removed', path: [...at.before, index], before: entry }],
  );
  return [...found, ...gone];
}

/**
 * Returns for each entry of the later list the index of the same entry in the earlier list: an equal one, else the
 * most similar of the rest.
 */
function pairEntries(before: Data[], after: Data[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const pairs = after.map((entry) => {
    const equal = [...free].find((index) => isDeepStrictEqual(before[index], entry));
    if (equal !== undefined) free.delete(equal);
    return equal;
  });
  const candidates = after.flatMap((entry, index) =>
    pairs[index] === undefined
      ? [...free].map((from) => ({ index, from, score: similarity(before[from] as Data, entry) }))
      : [],
  );
  candidates.sort(
    (a, b) => b.score - a.score || Math.abs(a.index - a.from) - Math.abs(b.index - b.from),
  );
  const isSameLength = before.length === after.length;
  for (const { index, from, score } of candidates) {
    // An entry with a single value has only its place in common with its earlier version.
    const isAtItsPlace = isSameLength && index === from && hasSameType(before[from], after[index]);
    if ((score < ALIKE && !isAtItsPlace) || pairs[index] !== undefined || !free.has(from)) continue;
    pairs[index] = from;
    free.delete(from);
  }
  return pairs;
}

function hasSameType(before: Data | undefined, after: Data | undefined): boolean {
  return isObject(before) && isObject(after) && before.type === after.type;
}

/** Returns the share of equal values in two entries, from 0 to 1; 0 for blocks of different types. */
function similarity(before: Data, after: Data): number {
  if (!hasSameType(before, after)) return 0;
  const [some, others] = [new Set(valuesIn(before)), new Set(valuesIn(after))];
  const shared = [...some].filter((value) => others.has(value)).length;
  return shared / Math.max(some.size, others.size, 1);
}

/** Returns each value in the data with its name, such as `title=Welcome`. */
function valuesIn(data: Data, name = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((entry) => valuesIn(entry, name));
  if (isObject(data)) return Object.entries(data).flatMap(([key, value]) => valuesIn(value, key));
  return [`${name}=${data}`];
}

/** Returns the members of the longest increasing subsequence: the entries that have not moved. */
function longestRise(numbers: number[]): Set<number> {
  let longest: number[] = [];
  const endingAt: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const smaller = endingAt.filter((_, at) => (numbers[at] as number) < number);
    const best = smaller.reduce((a, b) => (b.length > a.length ? b : a), []);
    endingAt[index] = [...best, number];
    if (best.length >= longest.length) longest = [...best, number];
  }
  return new Set(longest);
}
