import { type Dirent, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../model/thrown.ts';

/**
 * Returns the entries of a folder, in the same order on every system; none when the folder does not exist: it may be
 * moved away after the folder around it was listed.
 *
 * @throws the system's error when the folder cannot be read
 */
export function listFolder(folder: string, recursive = false): Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
    throw error;
  }
}

/** Returns a path with forward slashes, as all paths are written but those of the operating system. */
export const withSlashes = (file: string) => file.replaceAll('\\', '/');

/** Returns a relative path from a folder to a file, with forward slashes. */
export const relativePath = (folder: string, file: string) =>
  withSlashes(path.relative(folder, file));

/**
 * Returns the files below a folder, as relative paths with forward slashes. Symbolic links are left out.
 *
 * @param folder its absolute path
 */
export function filesBelow(folder: string): string[] {
  return listFolder(folder, true)
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relativePath(folder, path.join(parentPath, name)));
}

/**
 * Reads the files below a folder one by one.
 *
 * @param kind matches the paths of the files that are read
 */
export function* textsBelow(folder: string, kind: RegExp): Generator<string> {
  for (const file of filesBelow(folder)) {
    if (kind.test(file)) yield readFileSync(path.join(folder, file), 'utf8');
  }
}

/**
 * Makes a folder and the missing ones above it. Node's own `recursive` never returns where the system refuses new
 * folders with `ENOENT`, as in `/proc`.
 *
 * @param folder its absolute path
 * @throws the system's errors
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
