import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { ifThere } from './disk.ts';
import { StoreError } from './store-error.ts';
import type { Tables } from './tables.ts';

/** The key of the table's only row. */
const KEY = 1;

/** Returns the random identity of a database; creates it if there is none. */
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
 * Records in the private folder which database it belongs to.
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
  /** Identifies the file; another one with the same name has another key. */
  key: string;
  size: bigint;
}

function stateOf(file: string): FileState | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && { key: `${stats.dev} ${stats.ino}`, size: stats.size };
}

/** Detects that an open database was deleted, moved or replaced: further commits to it would be lost. */
export class DatabaseGuard {
  #error: StoreError | undefined;
  #main: FileState | undefined;
  #log: FileState | undefined;

  /**
   * @param identity that of the opened database
   * @param file the file of SQLite; `undefined` for a shared database
   */
  constructor(
    private readonly database: Kysely<Tables>,
    private readonly identity: string,
    private readonly file: string | undefined,
  ) {
    this.#main = file === undefined ? undefined : stateOf(file);
  }

  /**
   * Checks the files of the database.
   *
   * @throws StoreError when the database, or one of its files, is no longer the one that was opened
   */
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
    // SQLite never makes the file smaller; an older copy that is written over it may be smaller.
    if (!now || now.key !== this.#main?.key || now.size < this.#main.size) return false;
    this.#main = now;
    // The write-ahead log exists from the first transaction until the last connection is closed.
    const log = stateOf(`${file}-wal`);
    if (this.#log && log?.key !== this.#log.key) return false;
    this.#log = log;
    return true;
  }

  /**
   * Checks after a commit that it went to the database that was opened.
   *
   * @throws StoreError when it is another database; or the database's own error
   */
  async check(): Promise<void> {
    this.checkFiles();
    const identity = await identify(this.database).catch((error) => {
      // PostgreSQL's code for a table that does not exist.
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

  /**
   * Checks the integrity of the database.
   *
   * @throws StoreError when SQLite finds it damaged
   */
  async checkIntegrity(): Promise<void> {
    if (this.file === undefined) return;
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(
      this.database,
    );
    const found = rows[0]?.quick_check ?? 'ok';
    if (found === 'ok') return;
    throw new StoreError(
      'SQLITE_CORRUPT',
      `${this.file} is damaged (${found}). Keep it as it is, and put your last copy of its folder in its place.`,
    );
  }
}
