import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** Windows opens no folders, and needs no such thing. */
const hasSuchThing = process.platform !== 'win32';

/** Makes sure that the names in a folder are on the disk, as the contents of its files are when they are synced. */
export async function syncFolder(folder: string): Promise<void> {
  if (!hasSuchThing) return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Does the same while the thread waits, at the start of a server. */
export function syncFolderNow(folder: string): void {
  if (!hasSuchThing) return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
