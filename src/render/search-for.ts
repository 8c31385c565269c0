/** Which of some words stand in a text: one search for all takes a third of the time of one for each. */

import { escapePattern } from '../content/escape-pattern.ts';

/**
 * Makes a search for words that are known beforehand.
 *
 * @returns gives those of the words that stand in a text
 */
export function searchFor(words: Iterable<string>): (text: string) => Set<string> {
  const known = [...new Set(words)].sort((a, b) => b.length - a.length);
  const any = known.length > 0 ? new RegExp(known.map(escapePattern).join('|'), 'g') : /(?!)/g;
  // where several begin at one place, the longest is found, and holds the others
  const heldIn = (word: string) => known.filter((other) => word.startsWith(other));
  const held = new Map(known.map((word) => [word, heldIn(word)]));
  return (text) => {
    const found = new Set<string>();
    any.lastIndex = 0;
    for (let match = any.exec(text); match; match = any.exec(text)) {
      found.add(match[0]);
      // the next may begin within this one
      any.lastIndex = match.index + 1;
    }
    return new Set([...found].flatMap((word) => held.get(word) ?? []));
  };
}
