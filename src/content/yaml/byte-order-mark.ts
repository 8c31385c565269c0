/** Reads texts without the byte order mark that some editors write before them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const BYTE_ORDER_MARK = '\ufeff';

/** Returns a text without its byte order mark. */
export const withoutMark = (text: string): string =>
  text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;

/** Returns the text of a file without its byte order mark, as the parser reads it. Throws the system's errors. */
export const readSource = (root: string, file: string): string =>
  withoutMark(readFileSync(join(root, file), 'utf8'));
