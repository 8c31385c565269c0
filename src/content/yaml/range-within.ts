/** Finds a text within a value, for messages that point at a part of it. */

/** Returns the range of `within` in the text from `start` to `end`; all of that range when it is not found. */
export function rangeWithin(text: string, start: number, end: number, within: string) {
  const value = within === '' ? '' : text.slice(start, end);
  const spelt = value.includes(within) ? within : unescaped(within);
  const at = spelt === '' ? -1 : indexWithin(value, spelt);
  if (at === -1) return { start, end, isFound: false };
  return { start: start + at, end: start + at + spelt.length, isFound: true };
}

/** Returns the index of `word` in a value: first as the address of a Markdown link, then as a whole word. */
function indexWithin(value: string, word: string): number {
  const address = addressIn(value, word);
  if (address !== -1) return address;
  let first = -1;
  for (let at = value.indexOf(word); at !== -1; at = value.indexOf(word, at + 1)) {
    const isPart =
      /[\w/.-]/.test(value[at - 1] ?? '') || /[\w/-]/.test(value[at + word.length] ?? '');
    if (!isPart) return at;
    if (first === -1) first = at;
  }
  return first;
}

/**
 * Returns the index of the link whose address is `word`: that of its label when the label is the same; -1 when there
 * is none.
 */
function addressIn(value: string, word: string): number {
  let at = value.indexOf(`](${word})`);
  if (at === -1) at = value.indexOf(`](${word} `);
  if (at === -1) return -1;
  const label = at - word.length;
  return value.slice(label - 1, at) === `[${word}` ? label : at + 2;
}

/** Decodes an address, because it may be written decoded: `/caf%C3%A9` as `/café`. */
function unescaped(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
