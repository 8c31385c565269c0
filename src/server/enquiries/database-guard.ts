import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { ifThere } from './disk.ts';
import { StoreError } from './store-error.ts';
import type { Tables } from './tables.ts';

/** There is one row, and its key. */
const KEY = 1;

/** Returns the random identity of a database; one that has none yet is given one. */
export async function identify(database: Kysely<Tables>): Promise<string> {
  const query = database.selectFrom('database_identity').select('id').where('key', '=', KEY);
  const known = await query.executeTakeFirst();
  if (known) return known.id;
  await database
    .insertInto('database_identity')
    .values({ key: KEY, id: randomUUID() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await query.executeTakeFirstOrThrow()).id;
}

/**
 * Notes in the private folder which database it is used with.
 *
 * @returns whether it is the same as last time
 */
export async function isSameAsLastTime(folder: string, identity: string): Promise<boolean> {
  const note = path.join(folder, 'database-identity');
  if ((await ifThere(readFile(note, 'utf8'))) === identity) return true;
  await writeFile(note, identity, { mode: 0o600 });
  return false;
}

interface FileState {
  /** What tells a file from another one that has its name later. */
  key: string;
  size: bigint;
}

function stateOf(file: string): FileState | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && { key: `${stats.dev} ${stats.ino}`, size: stats.size };
}

/** Notices when an open database is deleted, moved or replaced: what is committed to it from then on would be lost. */
export class DatabaseGuard {
  #error: StoreError | undefined;
  #main: FileState | undefined;
  #log: FileState | undefined;

  /**
   * @param identity of the database that was opened
   * @param file where SQLite keeps it; nothing for a shared database
   */
  constructor(
    private readonly database: Kysely<Tables>,
    private readonly identity: string,
    private readonly file: string | undefined,
  ) {
    this.#main = file === undefined ? undefined : stateOf(file);
  }

  /** @throws StoreError when the database is known to be another, or its files are no longer those that were opened */
  checkFiles(): void {
    if (this.file !== undefined && !this.#error && !this.#hasSameFiles(this.file)) {
      this.#error = new StoreError(
        'DATABASE_REPLACED',
        `${this.file} was deleted, moved or replaced while it was open. It is opened again when it is there.`,
      );
    }
    if (this.#error) throw this.#error;
  }

  #hasSameFiles(file: string): boolean {
    const now = stateOf(file);
    // SQLite never makes the file smaller by itself; an older copy that is written over it may.
    if (!now || now.key !== this.#main?.key || now.size < this.#main.size) return false;
    this.#main = now;
    // SQLite keeps its log beside the file from the first transaction until the last connection is closed.
    const log = stateOf(`${file}-wal`);
    if (this.#log && log?.key !== this.#log.key) return false;
    this.#log = log;
    return true;
  }

  /**
   * Makes sure, after a commit, that it went where it will be found.
   *
   * @throws StoreError when the database is another than the one that was opened, or what the database throws
   */
  async check(): Promise<void> {
    this.checkFiles();
    const identity = await identify(this.database).catch((error) => {
      // PostgreSQL's code for a table that is not there.
      if (error.code === '42P01') return undefined;
      throw error;
    });
    if (identity === this.identity) return;
    this.#error ??= new StoreError(
      'DATABASE_REPLACED',
      'The database of enquiries was replaced while it was open. It is opened again.',
    );
    throw this.#error;
  }
}
