/** Undo steps: the bytes of files before a change. They are kept for a while, in `.pagewright/kept`. */

import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { FileChange } from '../../content/files/write-files.ts';
import type { StoredText } from '../../editing/site-files.ts';
import type { FileUndo, Undo } from '../contract/changes.ts';
import { HttpError } from './http.ts';

/** How long bytes are kept, in milliseconds: a week. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

const folderOf = (root: string) => path.join(root, '.pagewright/kept');

/** Returns the name of kept bytes: of one file, so that no step writes them into another. */
const keyOf = (file: string, bytes: Buffer) =>
  hash('sha256', Buffer.concat([Buffer.from(`${file}\0`), bytes]));

/** Keeps the bytes of files before changes, and returns the step that restores them. */
export function undoOf(root: string, changes: FileChange[]): Undo {
  return {
    files: changes.map(({ file, before, after }): FileUndo => {
      const digest = after ? hash('sha256', after) : null;
      return { file, digest, kept: before ? keep(root, file, before) : null };
    }),
  };
}

function keep(root: string, file: string, bytes: Buffer): string {
  const kept = keyOf(file, bytes);
  mkdirSync(folderOf(root), { recursive: true });
  writeFileSync(path.join(folderOf(root), kept), bytes);
  return kept;
}

/** Returns the kept bytes of a file; `undefined` when there was no file, or they are not kept any more. */
function findKept(root: string, { file, kept }: FileUndo): Buffer | undefined {
  if (kept === null || !/^[0-9a-f]{64}$/.test(kept)) return undefined;
  const place = path.join(folderOf(root), kept);
  const bytes = existsSync(place) ? readFileSync(place) : undefined;
  return bytes && keyOf(file, bytes) === kept ? bytes : undefined;
}

/** Returns the kept bytes of a file; `undefined` when it did not exist. Throws an HttpError when they are not kept any more. */
export function keptBytes(root: string, undo: FileUndo): Buffer | undefined {
  const bytes = findKept(root, undo);
  if (bytes || undo.kept === null) return bytes;
  throw new HttpError(409, `What ${undo.file} was is no longer kept.`);
}

/** Removes bytes that were kept for long enough. */
export function forgetOldBytes(root: string): void {
  const folder = folderOf(root);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    if (Date.now() - statSync(place).mtimeMs > KEPT_FOR) rmSync(place, { force: true });
  }
}

/** Returns whether a file is in public/, which contains bytes rather than YAML. */
export const isPublic = (file: string) => file.startsWith('public/');

/** Returns the text of a file without its byte order mark; an empty string when there is no file. */
export const textOf = (bytes: Buffer | undefined): string =>
  bytes?.toString('utf8').replace(/^\ufeff/, '') ?? '';

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

const isFileUndo = ({ file, digest, kept }: Partial<FileUndo>) =>
  typeof file === 'string' && isTextOrNull(digest) && isTextOrNull(kept);

/** Returns the undo step of a request. Throws an HttpError when there is none. */
export function readUndo(value: unknown): Undo {
  const files = (value as Undo | undefined)?.files;
  const isStep =
    Array.isArray(files) && files.length > 0 && files.every((one) => isFileUndo(one ?? {}));
  if (isStep) return { files };
  throw new HttpError(400, 'undo has to be what the response to a change gave as undo.');
}

/**
 * Returns the texts of files before a change; `undefined` when they have changed since, the change is one of other
 * files, or the texts are not kept any more.
 */
export function textsBefore(
  root: string,
  { files: undone }: Undo,
  files: ReadonlyMap<string, StoredText>,
): Map<string, string> | undefined {
  const texts = new Map([...files].map(([file, { text }]) => [file, text]));
  for (const one of undone) {
    const bytes = findKept(root, one);
    if (!bytes || files.get(one.file)?.digest !== one.digest) return undefined;
    texts.set(one.file, textOf(bytes));
  }
  return texts;
}
