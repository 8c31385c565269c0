import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../content/model/thrown.ts';
import type { StoredFile } from './tables.ts';

/** Options of a new file for its owner alone: its content is on the disk when it is written, its name when the folder is synced. */
export const NEW_FILE = { flag: 'wx', mode: 0o600, flush: true } as const;

/** Windows opens no folders, and needs no such thing. */
const hasSuchThing = process.platform !== 'win32';

/** Flushes a folder's entries to disk, as syncing a file does for its content. */
export async function syncFolder(folder: string): Promise<void> {
  if (!hasSuchThing) return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Does the same synchronously, at the start of a server. */
export function syncFolderNow(folder: string): void {
  if (!hasSuchThing) return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Waits for an answer about a file or folder.
 *
 * @returns the answer; `undefined` when there is none, since another server may have deleted or moved it
 * @throws any other error of the answer
 */
export async function ifThere<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Deletes uploaded files that no enquiry is to know. */
export function removeFiles(folder: string, files: Pick<StoredFile, 'id'>[]): void {
  for (const { id } of files) rmSync(path.join(folder, id), { force: true });
}
