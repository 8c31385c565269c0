import { distance } from 'fastest-levenshtein';

/** What was probably meant by a word that is none. */
export interface Meant {
  suggestion?: string;
  /** Whether nothing else comes close, so that it can be put in place without asking. */
  sure?: true;
}

/** The one of `words` that was probably meant by `word`, and whether that is certain; nothing when none is near. */
export function meant(word: string, words: Iterable<string>): Meant {
  const wanted = word.toLowerCase();
  const bare = stripped(word);
  // with more than a third of the letters wrong, a guess is no help any more
  const most = wanted.length < 2 ? 0 : Math.max(1, Math.floor((wanted.length + 1) / 3));
  let best = most + 1;
  let second = best;
  let likeness = -1;
  let found: string | undefined;
  let partly: string | undefined;
  let share = 0;
  for (const candidate of words) {
    const other = candidate.toLowerCase();
    // cardGrid, card_grid and card grid are card-grid
    if (stripped(candidate) === bare && bare !== '') return { suggestion: candidate, sure: true };
    if (wanted.length === 2 && (other.length < 2 || !isPart(wanted, other))) continue;
    const apart = Math.abs(other.length - wanted.length) <= best ? steps(wanted, other) : best + 1;
    const alike = apart <= best && apart <= most ? inCommon(wanted, other) : -1;
    if (apart < best || (apart === best && alike > likeness)) {
      second = best;
      if (apart > most) continue;
      best = apart;
      likeness = alike;
      found = candidate;
    } else if (apart < second) {
      second = apart;
    }
    const common = partsInCommon(word, candidate);
    if (common > share || (common > 0 && common === share && isNearer(other, partly, wanted))) {
      share = common;
      partly = candidate;
    }
  }
  if (found === undefined) return partly === undefined ? {} : { suggestion: partly };
  const isSure = second > best && (best <= 1 || (best === 2 && isSlip(wanted, found)));
  return { suggestion: found, ...(isSure ? { sure: true } : {}) };
}

/** The one of `words` that was probably meant by `word`; `undefined` when none is near. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  return meant(word, words).suggestion;
}

/** Of so short a word only a letter left out, or two in the wrong order, can be guessed. */
function isPart(word: string, other: string): boolean {
  return (
    word === other ||
    sorted(word) === sorted(other) ||
    (other.length === 3 && [...word].every((letter) => other.includes(letter)))
  );
}

/** How many letters have to be changed. Two letters in the wrong order, the commonest slip of all, count as one change. */
function steps(word: string, other: string): number {
  const apart = distance(word, other);
  const isSwap = apart === 2 && word.length === other.length && sorted(word) === sorted(other);
  return isSwap ? 1 : apart;
}

/** How many letters two words have in common at their beginnings and ends: of two that are as near, people mistype the middle. */
function inCommon(word: string, other: string): number {
  const most = Math.min(word.length, other.length);
  let front = 0;
  while (front < most && word[front] === other[front]) front += 1;
  let back = 0;
  while (back < most - front && word.at(-1 - back) === other.at(-1 - back)) back += 1;
  return front * 2 + back;
}

/** A word without its dashes, underscores and spaces, in small letters. */
function stripped(word: string): string {
  return word.replace(/[-_\s]+/g, '').toLowerCase();
}

/** Two changes are a slip only in a longer word whose beginning is right: `layout` is not `about`, and `noindex` the contrary of `index`. */
function isSlip(word: string, found: string): boolean {
  return word.length >= 5 && word[0] === found[0]?.toLowerCase();
}

/** The words of a name: `card`, `grid` in `cardGrid`, `card-grid` and `/card/grid`. */
function parts(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
}

/** How much of `candidate` a name says as well, from 0 to 1: all of it in `contact-form` and `form`, half of it in `cards` and `card-grid`. */
function partsInCommon(name: string, candidate: string): number {
  const [wanted, other] = [name.toLowerCase(), candidate.toLowerCase()];
  const own = parts(name);
  const words = parts(candidate);
  const isLike = (word: string): boolean => own.some((one) => singular(one) === singular(word));
  const shared = words.filter((word) => word.length > 1 && isLike(word)).length;
  if (shared > 0) return shared / words.length;
  const isWithin = other.includes(wanted) || wanted.includes(other);
  return wanted.length >= 4 && other.length >= 4 && isWithin ? 0.1 : 0;
}

/** `entries` as `entry`, `cards` as `card`. */
function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

function isNearer(other: string, than: string | undefined, wanted: string): boolean {
  const apart = (word: string): number => Math.abs(word.length - wanted.length);
  return than === undefined || apart(other) < apart(than);
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** `a, b or c`, for sentences; long lists are cut. */
export function listed(words: string[], last = 'or', most = 30): string {
  const shown = words.slice(0, most);
  if (words.length > most) return `${shown.join(', ')} … (${words.length} in all)`;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`;
}

/** The first sentence of a text, for hints. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
