import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file completely or not at all, even when another process writes it at the same time. Makes its folder when
 * it is missing.
 *
 * @throws the system's errors
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const staging = `${file}.${process.pid}-${threadId}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(staging, content);
  renameSync(staging, file);
}
