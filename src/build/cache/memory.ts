/** What is remembered from run to run, as a file of JSON. It may be deleted at any time, and a folder in which it cannot be written has none. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
  const staging = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(staging, JSON.stringify(memory));
    renameSync(staging, file);
  } catch {
    // The next run finds it out anew.
  }
}
