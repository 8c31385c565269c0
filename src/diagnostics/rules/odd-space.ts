import type { Rule } from '../model/rule.ts';
import { LIKE_HYPHENS, OTHER_BULLETS, plainSpaces } from '../syntax/odd-spaces.ts';

export const rule: Rule<'odd-space'> = {
  code: 217,
  severity: 'error',
  title: 'A space that looks like one and is none',
  why: 'A non-breaking or invisible space comes from copying from a web page. YAML takes it for a part of a word.',
  bad: '  title: Who we are',
  good: '  title: Who we are',
  message: ({ found = '' }) => {
    if (found === '--') return 'An entry of a list begins with one hyphen, and these are two.';
    if (isDash(found)) {
      return `An entry of a list begins with a hyphen, and this is another character: ${found}`;
    }
    if (plainSpaces(found) === '')
      return 'There is an invisible character here, probably from copying and pasting.';
    return found.length > 1
      ? `These look like spaces and are other characters: ${found.length} non-breaking spaces, probably copied from a web page.`
      : 'This looks like a space and is another character: a non-breaking space, probably copied from a web page.';
  },
  hint: ({ found = '', right, advice, more = 0 }) => {
    if (isDash(found))
      return more > 0 ? `Write a hyphen here and ${below(more)}: ${right}` : `Write ${right}`;
    if (found.length > 1) return severalSpaces(found);
    return advice ?? (plainSpaces(found) === '' ? 'Delete it.' : 'Delete it and type a space.');
  },
};

/** Returns in how many lines below the same character stands. */
const below = (count: number) =>
  count === 1 ? 'in the line below' : `in the ${count} lines below`;

/** Returns what to do about several such characters in a row. */
function severalSpaces(found: string): string {
  const spaces = plainSpaces(found).length;
  const typed = spaces > 1 ? `type ${spaces} spaces` : 'type a space';
  return `Delete these ${found.length} characters${spaces > 0 ? ` and ${typed}` : ''}.`;
}

/** Returns whether the characters are in place of a dash; all others look like spaces or are invisible. */
const isDash = (found: string) =>
  found === '--' || (found.length === 1 && (LIKE_HYPHENS + OTHER_BULLETS).includes(found));
