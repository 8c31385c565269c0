/** What is remembered from run to run, as a file of JSON. It may be deleted at any time, and a folder in which it cannot be written has none. */
import { readFileSync } from 'node:fs';
import { writeWhole } from '../../content/files/write-whole.ts';

/** @returns nothing when there is none, or it cannot be read */
export function readMemory<Memory>(file: string): Memory | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes it whole or not at all. */
export function writeMemory(file: string, memory: unknown): void {
  try {
    writeWhole(file, JSON.stringify(memory));
  } catch {
    // The next run finds it out anew.
  }
}
