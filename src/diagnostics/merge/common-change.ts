/** Finds the change that several missing names have in common, as those in a renamed folder have. */
import type { Diagnostic } from '../model/diagnostic.ts';

/**
 * Returns the words of a missing address or file that are other ones in what was probably meant, with a colon between
 * them; `undefined` when words have only been added or left out.
 */
export function changeOf({ lost, suggestion = '' }: Diagnostic): string | undefined {
  if (!lost?.word.startsWith('/')) return undefined;
  const [old = [], fresh = []] = [lost.word, suggestion].map((name) =>
    Array.from(name.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu), String),
  );
  while (old.length > 0 && old[0] === fresh[0]) [old, fresh].map((words) => words.shift());
  while (old.length > 0 && old.at(-1) === fresh.at(-1)) [old, fresh].map((words) => words.pop());
  const change = `${old.join('')}:${fresh.join('')}`;
  return /[\p{L}\p{N}].*:.*[\p{L}\p{N}]/u.test(change) ? change : undefined;
}

/**
 * Returns a function that returns the name which a missing one has got by the same change as others: of `post-1` and
 * `post-2` to `article-1` and `article-2`.
 */
export function changedAlike(problems: Diagnostic[], isUsed: (use: string) => boolean) {
  const words = new Map<string, Set<string>>();
  const guesses = (one: Diagnostic) =>
    (one.lost?.known ?? []).flatMap((suggestion) => {
      const change = isUsed(suggestion) ? undefined : changeOf({ ...one, suggestion });
      return change ? { suggestion, change, word: one.lost?.word ?? '' } : [];
    });
  for (const { change, word } of problems.flatMap(guesses))
    words.set(change, (words.get(change) ?? new Set()).add(word));
  return (one: Diagnostic): string | undefined =>
    guesses(one).find(({ change }) => (words.get(change)?.size ?? 0) > 1)?.suggestion;
}
