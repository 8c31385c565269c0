/** Finds the known word nearest to an unknown one, and normalises names. */
import { distance } from 'fastest-levenshtein';

/** The known word that an unknown one probably stands for. */
export interface Meant {
  suggestion?: string;
  /** Whether nothing else comes close, so that it can be put in place without asking. */
  sure?: true;
}

/** Returns the one of `words` that was probably meant by `word`, and whether that is certain; nothing when none is near. */
export function meant(word: string, words: Iterable<string>): Meant {
  return new KnownWords(words).meant(word);
}

/** Returns the one of `words` that was probably meant by `word`; `undefined` when none is near. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  return meant(word, words).suggestion;
}

const ofSets = new WeakMap<Set<string>, KnownWords>();

/** Returns the words of a set that does not change any more, such as the files of a site: they are prepared once. */
export function knownWords(words: Set<string>): KnownWords {
  const known = ofSets.get(words) ?? new KnownWords(words);
  ofSets.set(words, known);
  return known;
}

/** What a name counts for that shares no word with another, where one of the two stands within the other. */
const shareWithin = 0.1;

/** Words that one may have meant; a site may have thousands, the addresses of its pages and files. */
export class KnownWords {
  readonly #words: { word: string; lower: string }[];
  readonly #byBare = new Map<string, string>();
  readonly #byLower = new Map<string, string>();
  /** The parts of each word in the singular, once they are asked for. */
  #parts: string[][] | undefined;

  constructor(words: Iterable<string>) {
    this.#words = Array.from(words, (word) => ({ word, lower: word.toLowerCase() }));
    for (const { word, lower } of this.#words) {
      const bare = stripped(lower);
      if (!this.#byBare.has(bare)) this.#byBare.set(bare, word);
      if (!this.#byLower.has(lower)) this.#byLower.set(lower, word);
    }
  }

  /** Returns the one that differs from `word` in its capitals at most. */
  inOtherCapitals(word: string): string | undefined {
    return this.#byLower.get(word.toLowerCase());
  }

  /** Returns the one that was probably meant by `word`, and whether that is certain; nothing when none is near. */
  meant(word: string): Meant {
    const wanted = word.toLowerCase();
    const bare = stripped(wanted);
    // cardGrid, card_grid and card grid are card-grid
    const same = bare === '' ? undefined : this.#byBare.get(bare);
    if (same !== undefined) return { suggestion: same, sure: true };
    const near = this.#fewestSteps(wanted);
    if (near) return near;
    const partly = this.#mostInCommon(word);
    return partly === undefined ? {} : { suggestion: partly };
  }

  /** Returns the one that fewest characters have to be changed for. */
  #fewestSteps(wanted: string): Meant | undefined {
    // with more than a third of the characters wrong, a guess is no help any more
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
      (best <= 1 ? !hasOtherStart(wanted, found) : best === 2 && isTypo(wanted, found));
    return isSure ? { suggestion: found, sure: true } : { suggestion: found };
  }

  /**
   * Returns the name of which `word` says most: all of `form` is in `contact-form`, half of `card-grid` in `cards`. Of
   * several the one that is as long, then the first.
   */
  #mostInCommon(word: string): string | undefined {
    const wanted = word.toLowerCase();
    const own = new Set(partsOf(word).map(singular));
    const apart = (lower: string) => Math.abs(lower.length - wanted.length);
    let found: { word: string; lower: string } | undefined;
    let share = 0;
    this.#parts ??= this.#words.map((one) => partsOf(one.word).map(singular));
    for (const [index, one] of this.#words.entries()) {
      const parts = this.#parts[index] ?? [];
      const count = parts.filter((part) => part.length > 1 && own.has(part)).length;
      const common =
        count > 0 ? count / parts.length : isWithin(wanted, one.lower) ? shareWithin : 0;
      const isNearer =
        common === share && found !== undefined && apart(one.lower) < apart(found.lower);
      if (common === 0 || !(common > share || isNearer) || !isPossible(wanted, one.lower)) continue;
      share = common;
      found = one;
    }
    return found?.word;
  }
}

/** Returns whether one may have mistyped a word: people hardly mistype the beginning and more, so `spacer` is not `pager`. */
function isGuess(wanted: string, lower: string, apart: number): boolean {
  const isOtherWord = lower[0] !== wanted[0] && lower.slice(-4) !== wanted.slice(-4);
  return isPossible(wanted, lower) && !(apart > 1 && isOtherWord);
}

/** Returns the word that has most in common with `wanted` at its beginning and end; of several the first. */
function mostAlike(wanted: string, words: { word: string; lower: string }[]): string | undefined {
  const alike = words.map(({ lower }) => inCommon(wanted, lower));
  return words[alike.indexOf(Math.max(...alike))]?.word;
}

/** Returns whether a guess is possible: of so short a word only a character left out, or two in the wrong order, can be guessed. */
function isPossible(word: string, other: string): boolean {
  if (word.length !== 2) return true;
  const isPart = other.length === 3 && [...word].every((character) => other.includes(character));
  return word === other || sorted(word) === sorted(other) || isPart;
}

/** Returns how many characters have to be changed. Two in the wrong order, the commonest typing mistake, count as one change. */
function steps(word: string, other: string): number {
  const apart = distance(word, other);
  const first = [...word].findIndex((character, index) => character !== other[index]);
  const isSwap =
    apart === 2 && word[first] === other[first + 1] && word[first + 1] === other[first];
  return isSwap ? 1 : apart;
}

/** Returns how many characters two words have in common at their beginnings and ends: of two that are as near, people mistype the middle. */
function inCommon(word: string, other: string): number {
  const most = Math.min(word.length, other.length);
  let front = 0;
  while (front < most && word[front] === other[front]) front += 1;
  let back = 0;
  while (back < most - front && word.at(-1 - back) === other.at(-1 - back)) back += 1;
  return front * 2 + back;
}

/**
 * Returns whether two changes are a typing mistake, which they are only in a longer word whose beginning is right:
 * `layout` is not `about`, and `noindex` the contrary of `index`.
 */
function isTypo(word: string, found: string): boolean {
  return word.length >= 5 && word[0] === found[0]?.toLowerCase();
}

/** Returns whether a short word begins with another character: people hardly mistype the first, and `fone` is no `bone`. */
const hasOtherStart = (word: string, found: string): boolean =>
  word.length < 5 && word.length === found.length && word[0] !== found[0]?.toLowerCase();

/** Returns whether one of two names of some length stands within the other. */
function isWithin(one: string, other: string): boolean {
  return one.length >= 4 && other.length >= 4 && (other.includes(one) || one.includes(other));
}

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

/** Returns whether two names are the same but for capitals, dashes, spaces and an s at the end. */
export function isSameWord(one: string, other: string): boolean {
  const plain = (name: string) => stripped(name.toLowerCase()).replace(/s$/, '');
  return plain(one) === plain(other);
}

/** Returns the name of a fragment or a collection without what only its file has: folders and an ending. */
export const withoutFile = (name: string): string => name.replace(/^.*\/|\.ya?ml$/g, '');

/** Repairs a name: `Über uns!` becomes `uber-uns`. */
export function repairedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
