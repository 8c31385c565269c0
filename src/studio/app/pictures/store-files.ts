import { MAX_BYTES } from '../../contract/pictures.ts';
import { api, type Destination } from '../model/api.ts';
import type { Session } from '../model/session.ts';
import { formatBytes } from './format-file.ts';

/**
 * Stores files in the public folder, one after the other. Returns their paths, and what was changed in them in words.
 * Throws an error with the reason when one cannot be stored; the following ones are not stored either.
 */
export async function storeFiles(session: Session, files: File[], destination: Destination) {
  const paths: string[] = [];
  let change: string | undefined;
  for (const file of files) {
    if (file.size > MAX_BYTES) {
      throw new Error(
        `${file.name} has ${formatBytes(file.size)}; the limit is ${formatBytes(MAX_BYTES)}. Save it smaller.`,
      );
    }
    const stored = await session.run(() => api.storeFile(file, destination));
    paths.push(stored.path);
    if (stored.hadScripts) change = 'Scripts in the drawing were taken out.';
  }
  return { paths, change };
}
