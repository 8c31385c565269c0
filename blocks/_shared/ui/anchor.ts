/**
 * Returns the id that the end of an address names.
 *
 * @param hash with its `#`; one that is written wrongly, such as `#50%`, means what stands there
 */
export function anchorIn(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
