/** Returns an address without its query and hash. */
export const barePath = (address: string) => address.replace(/[?#].*$/s, '');

/** Returns a percent-decoded path; `undefined` when it cannot be decoded. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Returns a percent-decoded path, or the path itself when it cannot be decoded. */
export const decoded = (path: string): string => decodedPath(path) ?? path;
