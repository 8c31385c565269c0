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
  // with more than a third of the letters wrong, a guess is no help any more
  const most = wanted.length < 2 ? 0 : Math.max(1, Math.floor(wanted.length / 3));
  let best = most + 1;
  let second = best;
  let likeness = -1;
  let found: string | undefined;
  let partly: string | undefined;
  for (const candidate of words) {
    const other = candidate.toLowerCase();
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
    if (
      wanted.length >= 4 &&
      other.length >= 4 &&
      (other.includes(wanted) || wanted.includes(other) || beginsAlike(wanted, other))
    ) {
      partly ??= candidate;
    }
  }
  if (found === undefined) return partly === undefined ? {} : { suggestion: partly };
  return { suggestion: found, ...(best <= 2 && second > best ? { sure: true } : {}) };
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

/** Whether the words begin with the same word of four letters or more: `cards` and `card-grid`. */
function beginsAlike(word: string, other: string): boolean {
  const front = other.split('-')[0] ?? '';
  return front.length >= 4 && word.startsWith(front) && other.length > front.length;
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
