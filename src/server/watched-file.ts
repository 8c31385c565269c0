import { readFileSync, statSync } from 'node:fs';

/** Reads a file again whenever a build has written it anew; one that is not there is read as an empty text. */
export function watchedFile<Content>(file: string, read: (text: string) => Content): () => Content {
  let modified = -1;
  let content = read('');
  return () => {
    const mtime = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (mtime !== modified) content = read(mtime === 0 ? '' : readFileSync(file, 'utf8'));
    modified = mtime;
    return content;
  };
}
