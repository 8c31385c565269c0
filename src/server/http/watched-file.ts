import { readFileSync, statSync } from 'node:fs';

/**
 * Returns a function that gives the parsed file and reads it again when it has changed; a missing file reads as empty text. One that
 * cannot be read, because it is being written or its disk fails, is taken as it was.
 *
 * @throws, the function, when the file could never be read
 */
export function watchedFile<Content>(file: string, read: (text: string) => Content): () => Content {
  let modified: number | undefined;
  let content: Content;
  let failure: string | undefined;
  return () => {
    try {
      const mtime = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (mtime === modified) return content;
      content = read(mtime === 0 ? '' : readFileSync(file, 'utf8'));
      modified = mtime;
      failure = undefined;
    } catch (error) {
      if (modified === undefined) throw error;
      const { message } = error as Error;
      if (message !== failure)
        console.error(`${file} cannot be read, and is taken as it was: ${message}`);
      failure = message;
    }
    return content;
  };
}
