/** Reads and replaces the whole text of a file, for the YAML view. */

import { encodedText, type StoredText } from '../../editing/site-files.ts';
import type { ChangesResponse } from '../contract/changes.ts';
import { checkChanges, problemsNow, readKnown, readSeen, writeAll } from './changes.ts';
import type { StudioContext } from './endpoint.ts';
import { HttpError } from './http.ts';

/** Returns the text of a file with its problems. */
export async function readFileText(studio: StudioContext, file: string) {
  const { text, digest } = readKnown(studio, file);
  return { file, text, digest, problems: problemsNow(studio, [file]) };
}

/**
 * Writes the text of a file, even with mistakes; with `onlyIfSound`, a text with more errors than the file has is
 * refused. Also throws an HttpError when the file is newer than the digest.
 */
export async function writeFileText(
  studio: StudioContext,
  body: { [name: string]: unknown },
): Promise<ChangesResponse> {
  const { file, text, digest, onlyIfSound } = body;
  if (typeof file !== 'string' || typeof text !== 'string' || typeof digest !== 'string') {
    throw new HttpError(400, 'Send file, text and digest, each a text.');
  }
  const found = readSeen(studio, file, digest);
  if (onlyIfSound === true) {
    checkChanges(studio, [file], new Map([[file, found.text]]), new Map([[file, text]]));
  }
  return replaceText(studio, found, text);
}

/** Writes the text of a file in place of the one that was read. */
export function replaceText(
  studio: StudioContext,
  { file, bytes: before, mark }: StoredText,
  text: string,
): Promise<ChangesResponse> {
  const after = encodedText(file, mark + text);
  return writeAll(studio, after.equals(before) ? [] : [{ file, before, after }]);
}
