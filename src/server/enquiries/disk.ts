import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../content/model/thrown.ts';
import type { StoredFile } from './tables.ts';

/**
 * Options of a new file that only its owner can read. Its content is on the disk once it is written, its name once the
 * folder is synced.
 */
export const NEW_FILE = { flag: 'wx', mode: 0o600, flush: true } as const;

/** Whether folders have to be synced. Windows cannot open them, and need not. */
const syncsFolders = process.platform !== 'win32';

/** Flushes a folder's entries to disk, as syncing a file does for its content. */
export async function syncFolder(folder: string): Promise<void> {
  if (!syncsFolders) return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Flushes a folder's entries to disk as `syncFolder` does, but synchronously. */
export function syncFolderNow(folder: string): void {
  if (!syncsFolders) return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Waits for the result of an operation on a file or folder.
 *
 * @returns the result; `undefined` when the file does not exist: another server may have deleted or moved it
 * @throws any other error of the operation
 */
export async function ifThere<Result>(result: Promise<Result>): Promise<Result | undefined> {
  return result.catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Deletes uploaded files, which may be gone already. */
export function removeFiles(folder: string, files: Pick<StoredFile, 'id'>[]): void {
  for (const { id } of files) rmSync(path.join(folder, id), { force: true });
}
