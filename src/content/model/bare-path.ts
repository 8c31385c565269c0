/** Returns an address without its query and the place on the page that it leads to. */
export const barePath = (address: string) => address.replace(/[?#].*$/s, '');

/** Returns a path without its escapes, or as it is where they cannot be read. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
