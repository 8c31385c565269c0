/**
 * Returns the id that the hash of an address names.
 *
 * @param hash with its `#`; a malformed one, such as `#50%`, is not decoded
 */
export function anchorIn(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
