import type { Rule } from '../model/rule.ts';
import { likeHyphens, otherBullets, plainSpaces } from '../syntax/odd-spaces.ts';

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
    return plainSpaces(found) === ''
      ? 'There is an invisible character here, probably from copying and pasting.'
      : 'This looks like a space and is another character: a non-breaking space, probably copied from a web page.';
  },
  hint: ({ found = '', right }) => {
    if (isDash(found)) return `Write ${right}`;
    return plainSpaces(found) === '' ? 'Delete it.' : 'Delete it and type a space.';
  },
};

/** Returns whether the characters are in place of a dash; all others look like spaces or are invisible. */
const isDash = (found: string) =>
  found === '--' || (found.length === 1 && (likeHyphens + otherBullets).includes(found));
