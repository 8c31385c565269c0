/** Random one-letter typos, the same for the same seed. */

/**
 * Returns a function that returns pseudo-random numbers from 0 up to 1 (mulberry32,
 * https://github.com/cprosche/mulberry32).
 */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function neighbour(letter: string, next: () => number): string {
  const row = keyboard.find((keys) => keys.includes(letter.toLowerCase())) ?? keyboard[0] ?? '';
  const at = row.indexOf(letter.toLowerCase());
  return row[at + (next() < 0.5 && at > 0 ? -1 : 1)] ?? row[at - 1] ?? 'x';
}

/** Returns the word with one typo: a letter left out, doubled, mistyped, or two letters swapped. */
export function typo(word: string, next: () => number): string {
  const letters = [...word.matchAll(/[a-z]/gi)].map(({ index }) => index);
  const at = letters[Math.floor(next() * letters.length)] ?? 0;
  const letter = word[at] ?? '';
  switch (Math.floor(next() * 4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + neighbour(letter, next) + word.slice(at + 1);
    default: {
      const other = word[at + 1] ?? '';
      if (other === '' || other === letter) return word.slice(0, at) + letter + word.slice(at);
      return word.slice(0, at) + other + letter + word.slice(at + 2);
    }
  }
}
