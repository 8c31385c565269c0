/** Finds what differs between a missing name and the one that it has today. */
import type { Diagnostic } from '../model/diagnostic.ts';
import type { NameUses } from './name-uses.ts';

/** The words of a name that are other ones in its new name. */
interface Change {
  from: string;
  to: string;
}

/** Returns the words of an address, and each character between them. */
const wordsOf = (address: string): string[] => address.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * Returns what differs between a missing address or file and the one that was probably meant; `undefined` when words
 * have only been added or left out.
 */
export function changeOf({ lost, suggestion = '' }: Diagnostic): Change | undefined {
  if (!lost?.word.startsWith('/')) return undefined;
  const [old, fresh] = [wordsOf(lost.word), wordsOf(suggestion)];
  const most = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < most && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const from = old.slice(start, old.length - end).join('');
  const to = fresh.slice(start, fresh.length - end).join('');
  return hasWord(from) && hasWord(to) ? { from, to } : undefined;
}

/** Returns a text that is the same for equal changes. */
export const keyOfChange = ({ from, to }: Change): string => `${from} ${to}`;

/**
 * Returns a function that returns the name which a missing one has got by the same change as others: of `post-1` and
 * `post-2` to `article-1` and `article-2`.
 */
export function changedAlike(problems: Diagnostic[], uses: NameUses) {
  const words = new Map<string, Set<string>>();
  const guesses = (one: Diagnostic) =>
    (one.lost?.known ?? []).flatMap((suggestion) => {
      const change = uses.isUsed(suggestion) ? undefined : changeOf({ ...one, suggestion });
      return change ? { suggestion, key: keyOfChange(change), word: one.lost?.word ?? '' } : [];
    });
  for (const { key, word } of problems.flatMap(guesses))
    words.set(key, (words.get(key) ?? new Set()).add(word));
  return (one: Diagnostic): string | undefined =>
    guesses(one).find(({ key }) => (words.get(key)?.size ?? 0) > 1)?.suggestion;
}
