import { open } from 'node:fs/promises';

/**
 * Writes a new file for its owner alone. It is on the disk when the promise is fulfilled; its name is when its folder is synced.
 *
 * @throws when there is a file, or the disk cannot take it
 */
export async function writeSynced(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
