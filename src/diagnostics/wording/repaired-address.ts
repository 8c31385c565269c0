/** Repairs e-mail addresses and paths. */
import type { Site } from '../../content/site/site.ts';
import { meant } from './nearest.ts';

/** Finds typing mistakes in e-mail addresses. */

/**
 * Matches an address with a comma or two dots instead of a dot, or with two @. After a complete domain a comma is
 * punctuation.
 */
const SLIPS =
  /(?:mailto:)?[\w.+-]+(?:@{2,}[\w-]+\.|@[\w-]+(?:[,،]|\.{2,}))[a-z\d-]+(?:\.[a-z\d-]+)*(?![\w@:])/gi;

const ENDS_IN_LETTERS = /\.[a-z]{2,}$/i;

/** Returns the addresses in a text that have a typing mistake, each with its correction. */
export function oddAddresses(text: string): { found: string; index: number; right: string }[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(SLIPS)].flatMap(({ 0: found, index }) => {
    const right = found.replace(/[,،]|\.{2,}/g, '.').replace(/@+/, '@');
    return ENDS_IN_LETTERS.test(right) ? { found, index, right } : [];
  });
}

/** Returns the corrected address; `undefined` when it has no such mistake. */
export function repairedAddress(text: string): string | undefined {
  return oddAddresses(text).find(({ found }) => found === text)?.right;
}

/** Restores Windows paths in double quotation marks, where YAML has read their backslashes as escape sequences. */

const letters: { [character: string]: string } = {
  '\0': '0',
  '\u0007': 'a',
  '\b': 'b',
  '\t': 't',
  '\n': 'n',
  '\v': 'v',
  '\f': 'f',
  '\r': 'r',
  '\u001b': 'e',
};

/** Returns a path as it was written: with `\t` for a tab, and with `\` for its percent-encoding. */
export const asWritten = (path: string): string =>
  path.replace(/\p{Cc}/gu, (character) => `\\${letters[character] ?? ''}`).replace(/%5c/gi, '\\');

/** Matches a path. A text with spaces counts as one only with a file extension. */
const PATH = /^(?:[\w.%\\/-]+|[\w .%\\/-]+\.\w{2,4})$/;

/** Returns a path with its backslashes replaced by slashes; `undefined` when it has none. */
export function withSlashes(path: string): string | undefined {
  const written = asWritten(path);
  return written.includes('\\') && PATH.test(written)
    ? written.replace(/^(?:\.{0,2}[\\/]+)*(?:public[\\/]+)?/, '/').replace(/\\+/g, '/')
    : undefined;
}

/** Returns the page that a path leads to, or that it surely means; `undefined` when there is none. */
export function pageMeant(path: string, { pageFiles }: Site): string | undefined {
  const routes = pageFiles.map(({ pattern }) => pattern);
  const { suggestion, sure } = meant(path, routes);
  if (routes.includes(path)) return path;
  return sure ? suggestion : undefined;
}
