import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder that somebody named, with those above it that are missing. Node's own `recursive` tries for ever where the system
 * has no place for new folders and says that they are not there, as in `/proc`.
 *
 * @param folder its absolute path
 * @throws what the system says
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else may have made it just now.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
