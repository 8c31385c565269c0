/** Finds the known word nearest to an unknown one. */
import { distance } from 'fastest-levenshtein';
import type { Meant } from '../../content/model/check-params.ts';

export type { Meant };

/** Returns the word that was probably meant by `word`, and whether that is certain; `{}` when none is near. */
export function meant(word: string, words: Iterable<string>): Meant {
  return new KnownWords(words).meant(word);
}

/** Returns the word of `open` that was probably meant by `word`, else one of `all`, which may be in use and is never certain. */
export function meantOf(word: string, open: string[], all: string[]): Meant {
  const near = meant(word, open);
  const { suggestion, sure } = near.suggestion ? {} : meant(word, all);
  return suggestion && (sure || open.length === 0) ? { suggestion } : near;
}

/** Returns the word that was probably meant by `word`; `undefined` when none is near. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  return meant(word, words).suggestion;
}

const bySet = new WeakMap<Set<string>, KnownWords>();

/**
 * Returns the prepared words of a set, cached by the set, which must not change any more: the files of a site, for
 * example.
 */
export function knownWords(words: Set<string>): KnownWords {
  const known = bySet.get(words) ?? new KnownWords(words);
  bySet.set(words, known);
  return known;
}

/** The score of a name that shares no word with another one but contains it, or is contained in it. */
const CONTAINED_SHARE = 0.1;

/** Words that an unknown one is compared with; a site may have thousands: the addresses of its pages and files. */
export class KnownWords {
  readonly #words: { word: string; lower: string }[];
  readonly #byBare = new Map<string, string>();
  readonly #byLower = new Map<string, string>();
  /** The words within each name in the singular, computed when they are first needed. */
  #parts: string[][] | undefined;

  constructor(words: Iterable<string>) {
    this.#words = Array.from(words, (word) => ({ word, lower: plain(word) }));
    for (const { word, lower } of this.#words) {
      const bare = stripped(lower);
      if (!this.#byBare.has(bare)) this.#byBare.set(bare, word);
      const cased = word.toLowerCase();
      if (!this.#byLower.has(cased)) this.#byLower.set(cased, word);
    }
  }

  /** Returns the word that differs from `word` at most in its capitals; `undefined` when there is none. */
  inOtherCapitals(word: string): string | undefined {
    return this.#byLower.get(word.toLowerCase());
  }

  /** Returns the word that was probably meant by `word`, and whether that is certain; `{}` when none is near. */
  meant(word: string): Meant {
    const wanted = plain(word);
    const bare = stripped(wanted);
    // Dashes, capitals and accents make no difference: cardGrid, card_grid and càrd grid are card-grid.
    const same = bare === '' ? undefined : this.#byBare.get(bare);
    if (same !== undefined) return { suggestion: same, sure: true };
    const near = this.#fewestSteps(wanted);
    if (near) return near;
    const partly = this.#longestStart(wanted) ?? this.#mostInCommon(word);
    return partly === undefined ? {} : { suggestion: partly };
  }

  /** Returns the word with the fewest changed characters; `undefined` when all differ too much. */
  #fewestSteps(wanted: string): Meant | undefined {
    // With more than a third of the characters changed, a guess does not help.
    let best = wanted.length < 2 ? 0 : Math.max(1, Math.floor((wanted.length + 1) / 3));
    let nearest: { word: string; lower: string }[] = [];
    for (const one of this.#words) {
      const { lower } = one;
      if (Math.abs(lower.length - wanted.length) > best) continue;
      const apart = steps(wanted, lower);
      if (apart > best || !isGuess(wanted, lower, apart)) continue;
      if (apart < best) nearest = [];
      nearest.push(one);
      best = apart;
    }
    const found = mostAlike(wanted, nearest);
    if (found === undefined) return undefined;
    const isSure =
      nearest.length === 1 &&
      !isOtherNumber(wanted, plain(found)) &&
      (best <= 1 ? !hasOtherStart(wanted, found) : best === 2 && isTypo(wanted, found));
    return isSure ? { suggestion: found, sure: true } : { suggestion: found };
  }

  /** Returns the longest name with several words that `wanted` begins with: `section-nav` of `section-navigation`. */
  #longestStart(wanted: string): string | undefined {
    const starts = this.#words.filter(
      ({ word, lower }) => partsOf(word).length > 1 && wanted.startsWith(lower),
    );
    return starts.sort((a, b) => b.lower.length - a.lower.length)[0]?.word;
  }

  /**
   * Returns the name that shares the largest part of its words with `word`: all of `form` is in `contact-form`, half
   * of `card-grid` in `cards`. Among equals the one closest in length, then the first.
   */
  #mostInCommon(word: string): string | undefined {
    const wanted = plain(word);
    const own = new Set(partsOf(word).map(singular));
    const apart = (lower: string) => Math.abs(lower.length - wanted.length);
    let found: { word: string; lower: string } | undefined;
    let share = 0;
    this.#parts ??= this.#words.map((one) => partsOf(one.word).map(singular));
    for (const [index, one] of this.#words.entries()) {
      const parts = this.#parts[index] ?? [];
      const count = parts.filter((part) => part.length > 1 && own.has(part)).length;
      const common =
        count > 0 ? count / parts.length : isWithin(wanted, one.lower) ? CONTAINED_SHARE : 0;
      const isNearer =
        common === share && found !== undefined && apart(one.lower) < apart(found.lower);
      if (common === 0 || !(common > share || isNearer) || !isPossible(wanted, one.lower)) continue;
      share = common;
      found = one;
    }
    return found?.word;
  }
}

/**
 * Returns whether a word can be a typing mistake for another: the first character and the ending are rarely both
 * mistyped, so `spacer` is not `pager`.
 */
function isGuess(wanted: string, lower: string, apart: number): boolean {
  const isOtherWord = lower[0] !== wanted[0] && lower.slice(-4) !== wanted.slice(-4);
  return isPossible(wanted, lower) && !(apart > 1 && isOtherWord);
}

/** Returns the word that shares the most characters with `wanted` at its beginning and end; among equals the first. */
function mostAlike(wanted: string, words: { word: string; lower: string }[]): string | undefined {
  const alike = words.map(({ lower }) => inCommon(wanted, lower));
  return words[alike.indexOf(Math.max(...alike))]?.word;
}

/**
 * Returns whether a word of two characters can stand for another: only by one missing character, or by swapped ones.
 * Longer words always can.
 */
function isPossible(word: string, other: string): boolean {
  if (word.length !== 2) return true;
  const isPart = other.length === 3 && [...word].every((character) => other.includes(character));
  return word === other || sorted(word) === sorted(other) || isPart;
}

/**
 * Returns the number of changed characters. A character in another place, the most frequent typing mistake, counts as
 * one change.
 */
function steps(word: string, other: string): number {
  const apart = distance(word, other);
  return apart === 2 && sorted(word) === sorted(other) ? 1 : apart;
}

/**
 * Returns how many characters two words share at their beginnings, which count twice, and ends: people mistype the
 * middle more often.
 */
function inCommon(word: string, other: string): number {
  const most = Math.min(word.length, other.length);
  let front = 0;
  while (front < most && word[front] === other[front]) front += 1;
  let back = 0;
  while (back < most - front && word.at(-1 - back) === other.at(-1 - back)) back += 1;
  return front * 2 + back;
}

/**
 * Returns whether two changes can be a typing mistake: only between longer words with the same first character.
 * `layout` is not `about`, `float` is not `flag`, and `noindex` is the opposite of `index`.
 */
function isTypo(word: string, found: string): boolean {
  return Math.min(word.length, found.length) >= 5 && word[0] === found[0]?.toLowerCase();
}

/** Returns whether a short word has another first character, which people rarely mistype: `fone` is not `bone`. */
function hasOtherStart(word: string, found: string): boolean {
  const [one = '', other = ''] = [word, found].map((of) => of.replace(/^.*\//, '').toLowerCase());
  return one.length < 5 && one.length === other.length && one[0] !== other[0];
}

/** Returns whether two names differ only in their digits: `paragraph2` is not a misspelt `paragraph`. */
export const isOtherNumber = (one: string, other: string): boolean =>
  one.replace(/\d/g, '') === other.replace(/\d/g, '');

/** Returns whether one of two names of at least four characters contains the other. */
function isWithin(one: string, other: string): boolean {
  return one.length >= 4 && other.length >= 4 && (other.includes(one) || one.includes(other));
}

/** Returns a word in lower case, without accents. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const stripped = (lower: string) => lower.replace(/[-_\s]+/g, '');

const sorted = (word: string) => [...word].sort().join('');

/** Returns the words of a name: `card`, `grid` in `cardGrid`, `card-grid` and `/card/grid`. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
}

/** Returns the singular of a word: `entries` as `entry`, `cards` as `card`. */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** Returns a name without what makes no difference: capitals, accents, dashes, spaces and a plural s. */
export const bareWord = (name: string): string => stripped(plain(name)).replace(/s$/, '');

/** Returns whether two names are equal apart from capitals, accents, dashes, spaces and a plural s. */
export const isSameWord = (one: string, other: string): boolean =>
  bareWord(one) === bareWord(other);
