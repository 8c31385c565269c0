import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../content/model/thrown.ts';

/**
 * Returns a function that returns the parsed file, and parses it again after a change. A missing file is read as an empty
 * text. While a file cannot be read, or a build is replacing its folder, the last content is returned.
 *
 * @returns a function that throws when the file could never be read
 */
export function watchedFile<Content>(file: string, read: (text: string) => Content): () => Content {
  let modified: number | undefined;
  let content: Content;
  let failure: string | undefined;
  const refresh = () => {
    let mtime = modifiedAt(file);
    if (mtime === 0 && modified) {
      if (!existsSync(path.dirname(file))) return;
      // The folder may have been created since.
      mtime = modifiedAt(file);
    }
    if (mtime === modified) return;
    content = read(mtime === 0 ? '' : readFileSync(file, 'utf8'));
    modified = mtime;
    failure = undefined;
  };
  return () => {
    try {
      refresh();
    } catch (error) {
      if (modified === undefined) throw error;
      const message = messageOf(error);
      if (message !== failure)
        console.error(`${file} cannot be read, and is taken as it was: ${message}`);
      failure = message;
    }
    return content;
  };
}

/** Returns when a file was last changed, in milliseconds since 1970; 0 for a missing file. */
function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
