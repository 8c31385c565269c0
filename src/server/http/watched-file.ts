import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../content/model/thrown.ts';

/**
 * Returns a function that gives the parsed file and reads it again when it has changed; a missing file reads as empty text. One that
 * cannot be read, or whose folder a build is replacing, is taken as it was.
 *
 * @throws, the function, when the file could never be read
 */
export function watchedFile<Content>(file: string, read: (text: string) => Content): () => Content {
  let modified: number | undefined;
  let content: Content;
  let failure: string | undefined;
  const refresh = () => {
    let mtime = modifiedAt(file);
    if (mtime === 0 && modified) {
      if (!existsSync(path.dirname(file))) return;
      // The folder may have come since.
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

/** Returns when a file was last changed, in ms; 0 for a missing one. */
function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
