/** E-mail addresses with slips of the keyboard. */

/** An address with a comma or two dots for its dot, or with two @. After a name that is whole a comma parts it from the next word. */
const slips =
  /(?:mailto:)?[\w.+-]+(?:@{2,}[\w-]+\.|@[\w-]+(?:[,،]|\.{2,}))[a-z\d-]+(?:\.[a-z\d-]+)*(?![\w@:])/gi;

const endsInLetters = /\.[a-z]{2,}$/i;

/** Returns the addresses with a slip in a text, each with what it is to be. */
export function oddAddresses(text: string): { found: string; index: number; right: string }[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(slips)].flatMap(({ 0: found, index }) => {
    const right = found.replace(/[,،]|\.{2,}/g, '.').replace(/@+/, '@');
    return endsInLetters.test(right) ? { found, index, right } : [];
  });
}

/** Returns an address without its slip; `undefined` where it has none. */
export function repairedAddress(text: string): string | undefined {
  return oddAddresses(text).find(({ found }) => found === text)?.right;
}
