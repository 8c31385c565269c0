import { mkdirSync, writeFile } from 'node:fs';
import path from 'node:path';

/** So many files wait for the disk at most: more would only fill the memory. */
const MOST_WAITING = 32;

/** Writes files while the next ones are made: the thread that draws does not wait for the disk. */
export class WriteBehind {
  private readonly waiting = new Set<Promise<void>>();
  private readonly made = new Set<string>();

  /** @param folder absolute path of the folder that the files belong to */
  constructor(private readonly folder: string) {}

  /**
   * Begins to write a file; returns when there is room for another one.
   *
   * @param file path within the folder
   * @throws when this or an earlier file could not be written
   */
  async write(file: string, text: string): Promise<void> {
    const place = path.join(this.folder, file);
    const parent = path.dirname(place);
    if (!this.made.has(parent)) mkdirSync(parent, { recursive: true });
    this.made.add(parent);
    const done = writeText(place, text).then(() => {
      this.waiting.delete(done);
    });
    // A failure is thrown at the next look at all that waits, not out of the blue.
    done.catch(() => undefined);
    this.waiting.add(done);
    if (this.waiting.size >= MOST_WAITING) await Promise.race(this.waiting);
  }

  /** @throws when one of the files could not be written */
  async finish(): Promise<void> {
    await Promise.all(this.waiting);
  }
}

/** The call with a callback costs half of what the one with a promise does. */
function writeText(place: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    writeFile(place, text, (error) => (error ? reject(error) : resolve()));
  });
}
