/** Finds typing mistakes in e-mail addresses. */

/**
 * Matches an address with a comma or two dots instead of a dot, or with two @. After a complete domain a comma is
 * punctuation.
 */
const slips =
  /(?:mailto:)?[\w.+-]+(?:@{2,}[\w-]+\.|@[\w-]+(?:[,،]|\.{2,}))[a-z\d-]+(?:\.[a-z\d-]+)*(?![\w@:])/gi;

const endsInLetters = /\.[a-z]{2,}$/i;

/** Returns the addresses in a text that have a typing mistake, each with its correction. */
export function oddAddresses(text: string): { found: string; index: number; right: string }[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(slips)].flatMap(({ 0: found, index }) => {
    const right = found.replace(/[,،]|\.{2,}/g, '.').replace(/@+/, '@');
    return endsInLetters.test(right) ? { found, index, right } : [];
  });
}

/** Returns the corrected address; `undefined` when it has no such mistake. */
export function repairedAddress(text: string): string | undefined {
  return oddAddresses(text).find(({ found }) => found === text)?.right;
}
