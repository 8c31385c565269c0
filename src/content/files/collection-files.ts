/** The files of collections: `pages/_collections/NAME.yaml`, or a folder with a file for each entry. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection } from '../model/sources.ts';
import type { SourceLocation } from '../model/types.ts';
import { listFolder } from './folders.ts';

export const COLLECTIONS_FOLDER = 'pages/_collections';

/** Returns the names of all collections. */
export function collectionNames(root: string): string[] {
  const names = listFolder(join(root, COLLECTIONS_FOLDER))
    .filter((entry) => !/^[_.]/.test(entry.name))
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.yaml'))
    .map((entry) => entry.name.replace(/\.yaml$/, ''));
  return [...new Set(names)].sort();
}

/** Returns the files of a collection, and whether each of them is one entry, with the file's name as its slug. */
export function collectionFiles(
  root: string,
  name: string,
): { files: string[]; areEntries: boolean } {
  const whole = `${COLLECTIONS_FOLDER}/${name}.yaml`;
  const folder = `${COLLECTIONS_FOLDER}/${name}`;
  // A dangling symbolic link is reported later, as an unreadable file.
  if (existsSync(join(root, whole)) || !existsSync(join(root, folder))) {
    return { files: [whole], areEntries: false };
  }
  const files = listFolder(join(root, folder))
    .filter((entry) => entry.name.endsWith('.yaml') && !/^[_.]/.test(entry.name))
    .map((entry) => `${folder}/${entry.name}`);
  return { files, areEntries: true };
}

/** Returns the collection that a file belongs to, without its language; `undefined` for files elsewhere. */
export const collectionOf = (file: string): string | undefined =>
  /^pages\/_collections\/([^/.]+)/.exec(file)?.[1];

/** Returns the collection of an entry. */
export const collectionAt = (
  { file }: SourceLocation,
  { collections }: { collections: Map<string, Collection> },
) => collections.get(collectionOf(file) ?? '');
