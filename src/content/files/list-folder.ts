import { type Dirent, readdirSync } from 'node:fs';

/**
 * Returns the entries of a folder, in the same order everywhere. None when it is not there: a folder can be moved away between
 * the listing of the one around it and its own.
 *
 * @param folder its absolute path
 */
export function listFolder(folder: string, recursive = false): Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
