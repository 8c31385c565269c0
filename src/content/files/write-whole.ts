import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file whole or not at all, whoever else writes it just now; its folder is made where it is missing.
 *
 * @throws what the system says
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const staging = `${file}.${process.pid}-${threadId}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(staging, content);
  renameSync(staging, file);
}
