/** Finds words in the text of a value, for messages that point at a part of it. */

/** Returns where `within` stands in the part of a text from `start` to `end`; that part, when it does not. */
export function wordsWithin(text: string, start: number, end: number, within: string) {
  const value = within === '' ? '' : text.slice(start, end);
  const spelt = value.includes(within) ? within : unescaped(within);
  const at = spelt === '' ? -1 : indexWithin(value, spelt);
  if (at === -1) return { start, end, isFound: false };
  return { start: start + at, end: start + at + spelt.length, isFound: true };
}

/** Returns where `word` stands in a value: first where it is the address of a Markdown link, then where it is no part of a longer word. */
function indexWithin(value: string, word: string): number {
  const address = addressIn(value, word);
  if (address !== -1) return address;
  let first = -1;
  for (let at = value.indexOf(word); at !== -1; at = value.indexOf(word, at + 1)) {
    const isPart =
      /[\w/-]/.test(value[at - 1] ?? '') || /[\w/-]/.test(value[at + word.length] ?? '');
    if (!isPart) return at;
    if (first === -1) first = at;
  }
  return first;
}

/** Returns the address of the link whose address a word is; its words, where they are the same. */
function addressIn(value: string, word: string): number {
  let at = value.indexOf(`](${word})`);
  if (at === -1) at = value.indexOf(`](${word} `);
  if (at === -1) return -1;
  const label = at - word.length;
  return value.slice(label - 1, at) === `[${word}` ? label : at + 2;
}

/** Returns an address as it may be written: `/caf%C3%A9` as `/café`. */
function unescaped(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
