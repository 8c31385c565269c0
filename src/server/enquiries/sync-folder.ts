import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';

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
