/** Returns whether two names are the same but for capitals, dashes, spaces and an s at the end. */
export function isSameWord(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[-_\s]/g, '')
    .replace(/s$/, '');
}
