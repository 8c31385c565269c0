/** Words among which others are looked for, of which a site may have thousands: the addresses of its pages and files. */

import { distance } from 'fastest-levenshtein';
import { NameParts } from './name-parts.ts';

/** What was probably meant by a word that is none. */
export interface Meant {
  suggestion?: string;
  /** Whether nothing else comes close, so that it can be put in place without asking. */
  sure?: true;
}

/** A word as it is compared. */
interface Known {
  word: string;
  lower: string;
  letters: number;
}

/** Words that one may have meant. What they are compared by is worked out once for all that is looked for. */
export class KnownWords {
  readonly #words: Known[] = [];
  readonly #byBare = new Map<string, string>();
  readonly #byLower = new Map<string, string>();
  #parts: NameParts | undefined;

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const lower = word.toLowerCase();
      this.#words.push({ word, lower, letters: lettersOf(lower) });
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
    this.#parts ??= new NameParts(this.#words.map((known) => known.word));
    const partly = this.#parts.mostInCommon(word, (other) => isPossible(wanted, other));
    return partly === undefined ? {} : { suggestion: partly };
  }

  /** Returns the one that fewest letters have to be changed for. */
  #fewestSteps(wanted: string): Meant | undefined {
    // with more than a third of the letters wrong, a guess is no help any more
    let best = wanted.length < 2 ? 0 : Math.max(1, Math.floor((wanted.length + 1) / 3));
    let likeness = -1;
    let found: string | undefined;
    let isAlone = true;
    const letters = lettersOf(wanted);
    for (const known of this.#words) {
      const { word, lower } = known;
      if (Math.abs(lower.length - wanted.length) > best) continue;
      // a letter that only one of the two has takes a step of its own
      if (isBeyond(letters, known.letters, best) || !isPossible(wanted, lower)) continue;
      const apart = steps(wanted, lower);
      if (apart > best) continue;
      const alike = inCommon(wanted, lower);
      isAlone = apart < best || found === undefined;
      if (isAlone || alike > likeness) {
        likeness = alike;
        found = word;
      }
      best = apart;
    }
    if (found === undefined) return undefined;
    const isSure = isAlone && (best <= 1 || (best === 2 && isSlip(wanted, found)));
    return { suggestion: found, ...(isSure ? { sure: true } : {}) };
  }
}

/** Returns whether a guess is possible: of so short a word only a letter left out, or two in the wrong order, can be guessed. */
function isPossible(word: string, other: string): boolean {
  return word.length !== 2 || (other.length >= 2 && isPart(word, other));
}

function isPart(word: string, other: string): boolean {
  return (
    word === other ||
    sorted(word) === sorted(other) ||
    (other.length === 3 && [...word].every((letter) => other.includes(letter)))
  );
}

const ofSets = new WeakMap<Set<string>, KnownWords>();

/** Returns the same for a set that does not change any more, such as the files of a site: it is worked out once. */
export function knownWords(words: Set<string>): KnownWords {
  const known = ofSets.get(words) ?? new KnownWords(words);
  ofSets.set(words, known);
  return known;
}

/** Returns the letters of a word, a bit for each; several share one, so that a difference of bits is one of letters, and not the other way round. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** Returns whether so many letters stand in only one of two words that more than `most` have to be changed. */
function isBeyond(one: number, other: number, most: number): boolean {
  return bits(one & ~other) > most || bits(other & ~one) > most;
}

function bits(letters: number): number {
  let count = 0;
  for (let left = letters; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Returns how many letters have to be changed. Two letters in the wrong order, the commonest slip of all, count as one change. */
function steps(word: string, other: string): number {
  const apart = distance(word, other);
  const isSwap = apart === 2 && word.length === other.length && sorted(word) === sorted(other);
  return isSwap ? 1 : apart;
}

/** Returns how many letters two words have in common at their beginnings and ends: of two that are as near, people mistype the middle. */
function inCommon(word: string, other: string): number {
  const most = Math.min(word.length, other.length);
  let front = 0;
  while (front < most && word[front] === other[front]) front += 1;
  let back = 0;
  while (back < most - front && word.at(-1 - back) === other.at(-1 - back)) back += 1;
  return front * 2 + back;
}

/** Returns a word without its dashes, underscores and spaces. */
function stripped(lower: string): string {
  return lower.replace(/[-_\s]+/g, '');
}

/** Returns whether two changes are a slip: they are only in a longer word whose beginning is right: `layout` is not `about`, and `noindex` the contrary of `index`. */
function isSlip(word: string, found: string): boolean {
  return word.length >= 5 && word[0] === found[0]?.toLowerCase();
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
