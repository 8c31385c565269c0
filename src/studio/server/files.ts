/** Whole files, for the YAML view: their text, and a text that takes its place. */

import { parse } from '../../content/yaml/parse.ts';
import { bytesOf } from '../../editing/site-files.ts';
import type { ChangesAnswer } from '../contract/changes.ts';
import {
  checkChanges,
  problemsNow,
  readKnown,
  readSeen,
  type StudioContext,
  writeAll,
} from './changes.ts';
import { Refusal } from './http.ts';

/** Returns a file's text, with what is wrong in it. */
export async function readFileText(studio: StudioContext, file: string) {
  const { text, digest } = readKnown(studio, file);
  return { file, text, digest, problems: problemsNow(studio, [file]) };
}

/**
 * Writes a file's text as it is, mistakes and all; with `onlyIfSound` one that has more of them than the file is refused.
 * Throws a Refusal also when the file is newer than its digest.
 */
export async function writeFileText(
  studio: StudioContext,
  body: { [name: string]: unknown },
): Promise<ChangesAnswer> {
  const { file, text, digest, onlyIfSound } = body;
  if (typeof file !== 'string' || typeof text !== 'string' || typeof digest !== 'string') {
    throw new Refusal(400, 'Send file, text and digest, each a text.');
  }
  const found = readSeen(studio, file, digest);
  if (onlyIfSound === true) {
    checkChanges(studio, [file], new Map([[file, found.text]]), new Map([[file, text]]));
  }
  const after = bytesOf(file, text, found.hasMark);
  const changes = after.equals(found.bytes) ? [] : [{ file, before: found.bytes, after }];
  return writeAll(studio, changes);
}

/** Returns whether the text of a page's file says that it is a draft. */
export function isDraft(text: string): boolean {
  const { data } = parse(text);
  return (data as { draft?: unknown } | null | undefined)?.draft === true;
}
