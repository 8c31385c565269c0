import { readFileSync, statSync } from 'node:fs';

/** Returns a function that gives the parsed file and reads it again when it has changed; a missing file reads as empty text. */
export function watchedFile<Content>(file: string, read: (text: string) => Content): () => Content {
  let modified = -1;
  let content = read('');
  return () => {
    const mtime = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (mtime === modified) return content;
    try {
      content = read(mtime === 0 ? '' : readFileSync(file, 'utf8'));
      modified = mtime;
    } catch (error) {
      // A build is just putting another folder in the place of this one.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    return content;
  };
}
