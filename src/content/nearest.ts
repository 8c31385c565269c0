import { distance } from 'fastest-levenshtein';

/** The one of `words` that was probably meant by `word`; `undefined` when none is near. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  // a third of the letters wrong is about where a guess stops being a help
  let best = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  let found: string | undefined;
  let partly: string | undefined;
  for (const candidate of words) {
    const other = candidate.toLowerCase();
    const apart = distance(wanted, other);
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
