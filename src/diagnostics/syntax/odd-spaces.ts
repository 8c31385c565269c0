/** Finds characters that look like spaces, or are invisible. */
import { finder } from './pattern.ts';

export const oddSpaces = /[\u00a0\u2000-\u200f\u202a-\u202f\u205f\u2060\u3000\ufeff]+/;

/** Returns spaces in place of characters that look like them, and nothing in place of invisible ones. */
export const plainSpaces = (odd: string) =>
  /^[\u200b-\u200f\u202a-\u202e\u2060\ufeff]+$/.test(odd) ? '' : ' '.repeat(odd.length);

export const oddSpace = finder({
  code: 'odd-space',
  sample: '\u00a0 title: Welcome',
  line: new RegExp(`(?<=^[ \\t]*(?:- +)*(?:-|[\\w-]+:)?)(${oddSpaces.source})`),
  repair: ([odd]) => plainSpaces(odd),
});

/** Characters that look like the hyphen before an entry. */
export const likeHyphens = '–—−‐─ー﹣－•·';

/** Characters that begin an entry in other programs, when a space follows. */
export const otherBullets = '*+_o→►▪◦»';
