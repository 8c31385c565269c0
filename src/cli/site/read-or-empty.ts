import { existsSync, readFileSync } from 'node:fs';

/** Returns the text of a file; an empty one where there is none. */
export const readOrEmpty = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : '';
