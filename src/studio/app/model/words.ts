/** Returns the name of a field, a file or a collection as words: `Toll free` for `tollFree`, `Call to action` for `call-to-action`. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_/]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
