/** What is kept from run to run as a file of JSON. It may be deleted at any time; where it cannot be written, each run starts anew. */
import { readFileSync } from 'node:fs';
import { writeWhole } from '../../content/files/write-whole.ts';

/** Reads such a file; `undefined` when there is none, or it cannot be read. */
export function readJsonCache<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes such a file, whole or not at all. */
export function writeJsonCache(file: string, content: unknown): void {
  try {
    writeWhole(file, JSON.stringify(content));
  } catch {
    // The next run finds it out anew.
  }
}
