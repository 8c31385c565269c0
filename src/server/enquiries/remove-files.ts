import { rmSync } from 'node:fs';
import path from 'node:path';
import type { StoredFile } from './enquiry.ts';

/** Deletes uploaded files that no enquiry is to know. */
export function removeFiles(folder: string, files: Pick<StoredFile, 'id'>[]): void {
  for (const { id } of files) rmSync(path.join(folder, id), { force: true });
}
