import { existsSync, readFileSync } from 'node:fs';

/** Returns the text of a file; empty when it does not exist. */
export const readOrEmpty = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : '';
