/** Returns an address without its query and hash. */
export const barePath = (address: string) => address.replace(/[?#].*$/s, '');

/** Returns a percent-decoded path, or the path itself when it cannot be decoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
