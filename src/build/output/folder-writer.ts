import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files below a folder, synchronously: the system buffers the writes, and handing files to other threads takes
 * longer than writing them.
 */
export class FolderWriter {
  private readonly made = new Set<string>();

  /** @param folder its absolute path */
  constructor(private readonly folder: string) {}

  /**
   * Creates the parent folder of a file.
   *
   * @param file path within the folder
   * @returns its absolute path
   */
  place(file: string): string {
    const place = path.join(this.folder, file);
    const parent = path.dirname(place);
    if (!this.made.has(parent)) mkdirSync(parent, { recursive: true });
    this.made.add(parent);
    return place;
  }

  /** @throws when it cannot be written */
  write(file: string, content: string | Uint8Array): void {
    writeFileSync(this.place(file), content);
  }
}
