import { KnownWords, type Meant } from './known-words.ts';

/** Returns the one of `words` that was probably meant by `word`, and whether that is certain; nothing when none is near. */
export function meant(word: string, words: Iterable<string>): Meant {
  return new KnownWords(words).meant(word);
}

/** Returns the one of `words` that was probably meant by `word`; `undefined` when none is near. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  return meant(word, words).suggestion;
}

/** Returns names as a list for sentences, `a, b or c`; long lists are cut. */
export function listed(words: string[], last = 'or', most = 30): string {
  const shown = words.slice(0, most);
  if (words.length > most) return `${shown.join(', ')} … (${words.length} in all)`;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`;
}

/** Returns the first sentence of a text, for hints. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
