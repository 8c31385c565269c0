import { type Dirent, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../model/thrown.ts';

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

/** Returns a path with forward slashes, as it is written everywhere but in the system's own. */
export const withSlashes = (file: string) => file.replaceAll('\\', '/');

/** Returns the path of a file from a folder, with forward slashes. */
export const relativePath = (folder: string, file: string) =>
  withSlashes(path.relative(folder, file));

/** Returns the files below a folder, as paths relative to it with forward slashes. Links are left out. @param folder its absolute path */
export function filesBelow(folder: string): string[] {
  return listFolder(folder, true)
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relativePath(folder, path.join(parentPath, name)));
}

/** Reads the files below a folder one by one. @param kind fits the paths of those that are read */
export function* textsBelow(folder: string, kind: RegExp): Generator<string> {
  for (const file of filesBelow(folder)) {
    if (kind.test(file)) yield readFileSync(path.join(folder, file), 'utf8');
  }
}

/**
 * Makes a folder and the missing ones above it. Node's own `recursive` never returns where the system
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
    // Another process may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
