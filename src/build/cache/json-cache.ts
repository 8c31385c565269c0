/**
 * Caches kept as JSON files from run to run. They may be deleted at any time; where they cannot be written, each run
 * starts from nothing.
 */
import { readFileSync, rmSync } from 'node:fs';
import { writeWhole } from '../../content/files/write-whole.ts';

/** Reads a cache file; `undefined` when it is missing or cannot be read. */
export function readJsonCache<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a cache file atomically. */
export function writeJsonCache(file: string, content: unknown): void {
  try {
    writeWhole(file, JSON.stringify(content));
  } catch {
    // The next run computes it again.
  }
}

/** Deletes a cache file before what it describes is replaced, so that it is not wrong after a killed run. */
export function deleteJsonCache(file: string): void {
  try {
    rmSync(file, { recursive: true, force: true });
  } catch {
    // Where nothing can be deleted, nothing was written either.
  }
}
