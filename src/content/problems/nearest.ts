import { distance } from 'fastest-levenshtein';

/** The one of `words` that was probably meant by `word`; `undefined` when none is near. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  // with more than a third of the letters wrong, a guess is no help any more
  let best = (wanted.length < 3 ? 0 : Math.max(1, Math.floor(wanted.length / 3))) + 1;
  let found: string | undefined;
  let partly: string | undefined;
  for (const candidate of words) {
    const other = candidate.toLowerCase();
    const apart = Math.abs(other.length - wanted.length) < best ? steps(wanted, other) : best;
    if (apart < best) {
      best = apart;
      found = candidate;
    }
    if (
      wanted.length >= 4 &&
      other.length >= 4 &&
      (other.includes(wanted) || wanted.includes(other))
    ) {
      partly ??= candidate;
    }
  }
  return found ?? partly;
}

/** How many letters have to be changed. Two letters in the wrong order, the commonest slip of all, count as one change. */
function steps(word: string, other: string): number {
  const apart = distance(word, other);
  const isSwap = apart === 2 && word.length === other.length && sorted(word) === sorted(other);
  return isSwap ? 1 : apart;
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
