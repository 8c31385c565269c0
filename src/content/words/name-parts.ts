/** The words that names are made of: `card` and `grid` in `cardGrid`, `card-grid` and `/card/grid`. */

/** A name as it is compared. */
interface Name {
  name: string;
  lower: string;
  /** The number of its words. */
  size: number;
}

/** What a name counts for that shares no word with another, where one of the two stands within the other. */
const shareWithin = 0.1;

/** Names that may say in part what another one says. */
export class NameParts {
  readonly #names: Name[];
  /** The names that have a word, by their place in the list; twice where they have it twice. */
  readonly #byWord = new Map<string, number[]>();

  constructor(names: string[]) {
    this.#names = names.map((name, index) => {
      const words = parts(name);
      for (const word of words) if (word.length > 1) this.#add(singular(word), index);
      return { name, lower: name.toLowerCase(), size: words.length };
    });
  }

  #add(word: string, index: number): void {
    const places = this.#byWord.get(word);
    if (places) places.push(index);
    else this.#byWord.set(word, [index]);
  }

  /**
   * Returns the name of which `word` says most: all of `form` is in `contact-form`, half of `card-grid` in `cards`. Of several the one that is as long, then the first.
   * @param isPossible whether a name in small letters may be meant at all
   * @returns nothing when no name has anything in common with the word
   */
  mostInCommon(word: string, isPossible: (lower: string) => boolean): string | undefined {
    const wanted = word.toLowerCase();
    const shared = this.#sharedWith(word);
    const apart = ({ lower }: Name): number => Math.abs(lower.length - wanted.length);
    let found: Name | undefined;
    let share = 0;
    for (const [index, one] of this.#names.entries()) {
      const count = shared[index] as number;
      if (count === 0 && (share > shareWithin || !isWithin(wanted, one.lower))) continue;
      const common = count === 0 ? shareWithin : count / one.size;
      const isNearer = common === share && found !== undefined && apart(one) < apart(found);
      if ((common > share || isNearer) && isPossible(one.lower)) {
        share = common;
        found = one;
      }
    }
    return found?.name;
  }

  /** Returns how many words of each name stand in `word` too. */
  #sharedWith(word: string): Uint16Array {
    const shared = new Uint16Array(this.#names.length);
    for (const own of new Set(parts(word).map(singular))) {
      for (const index of this.#byWord.get(own) ?? []) shared[index] = (shared[index] ?? 0) + 1;
    }
    return shared;
  }
}

/** Returns whether one of two names of some length stands within the other. */
function isWithin(one: string, other: string): boolean {
  return one.length >= 4 && other.length >= 4 && (other.includes(one) || one.includes(other));
}

/** Returns the words of a name: `card`, `grid` in `cardGrid`, `card-grid` and `/card/grid`. */
function parts(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
}

/** Returns the singular of a word: `entries` as `entry`, `cards` as `card`. */
function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}
