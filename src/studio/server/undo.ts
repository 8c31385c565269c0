/** Undo steps: the earlier texts, as edits to the current ones. */

import { hash } from 'node:crypto';
import type { FileChange } from '../../content/files/write-files.ts';
import type { StoredText } from '../../editing/site-files.ts';
import type { FileUndo, Undo } from '../contract/changes.ts';
import { Refusal } from './http.ts';
import { editBetween, isEdit, withEdits } from './text-edits.ts';

/**
 * Returns the undo step of changes.
 *
 * @param keep stores the bytes of a file of public/, and returns their digest
 */
export function undoOf(changes: FileChange[], keep?: (bytes: Buffer) => string): Undo {
  return {
    files: changes.map(({ file, before, after }): FileUndo => {
      const digest = after ? hash('sha256', after) : null;
      if (keep && isPublic(file)) return { file, digest, kept: before ? keep(before) : null };
      if (!before) return { file, digest, text: null };
      const text = before.toString('utf8');
      if (!after) return { file, digest, text };
      return { file, digest, edits: [editBetween(after.toString('utf8'), text)] };
    }),
  };
}

/** Returns whether a file is in public/, which contains bytes rather than YAML. */
export const isPublic = (file: string) => file.startsWith('public/');

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/** Returns whether a value undoes the change of one file: by its earlier bytes, its earlier text, or by edits. */
function isFileUndo(value: unknown): value is FileUndo {
  const { file, digest, kept, text, edits } = (value ?? {}) as { [name: string]: unknown };
  const hasEdits = Array.isArray(edits) && edits.every(isEdit);
  const hasContent = isTextOrNull(kept) || isTextOrNull(text) || hasEdits;
  return typeof file === 'string' && isTextOrNull(digest) && hasContent;
}

/** Returns the undo step of a request. Throws a Refusal when there is none. */
export function readUndo(value: unknown): Undo {
  const files = (value as Undo | undefined)?.files;
  if (Array.isArray(files) && files.length > 0 && files.every(isFileUndo)) return { files };
  throw new Refusal(400, 'undo has to be what the answer to a change gave as undo.');
}

/**
 * Returns the texts of files before a change; `undefined` when they have changed since, or the change is one of other
 * files.
 */
export function textsBefore(
  { files: undone }: Undo,
  files: ReadonlyMap<string, StoredText>,
): Map<string, string> | undefined {
  const texts = new Map([...files].map(([file, { text }]) => [file, text]));
  for (const { file, digest, edits } of undone) {
    const found = files.get(file);
    if (!edits || found?.digest !== digest) return undefined;
    const { mark, text } = found;
    texts.set(file, withEdits(mark + text, edits).slice(mark.length));
  }
  return texts;
}
