import { closeSync, openSync } from 'node:fs';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Libsql from 'libsql';

const PRAGMAS = [
  'journal_mode = WAL',
  // A commit is on the disk when it returns, whatever happens to the machine.
  'synchronous = FULL',
  // The driver blocks while it waits, and pages are served by the same thread: we wait ourselves.
  'busy_timeout = 0',
  'foreign_keys = ON',
  // What was deleted is overwritten.
  'secure_delete = ON',
];

/**
 * A file of SQLite as Kysely wants it. The driver leaves a statement that failed open, and an open statement keeps
 * every later transaction from being committed; so after a failure the file is opened anew.
 */
export class SqliteConnection implements SqliteDatabase {
  #database: Libsql.Database;
  #isStale = false;
  #isInTransaction = false;

  /**
   * @param Database the driver
   * @throws when the file cannot be opened or written to
   */
  constructor(
    private readonly Database: typeof Libsql,
    private readonly file: string,
  ) {
    // SQLite gives the files beside it the same mode.
    closeSync(openSync(file, 'a', 0o600));
    this.#database = this.#open();
  }

  #open(): Libsql.Database {
    const database = new this.Database(this.file);
    try {
      for (const pragma of PRAGMAS) database.pragma(pragma);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  }

  prepare(sql: string): SqliteStatement {
    if (this.#isStale && !this.#isInTransaction) {
      const fresh = this.#open();
      this.#database.close();
      this.#database = fresh;
      this.#isStale = false;
    }
    if (sql === 'begin' || sql === 'commit' || sql === 'rollback') return this.#boundary(sql);
    const statement = this.#watch(() => this.#database.prepare(sql));
    return {
      reader: statement.reader,
      all: (parameters) => this.#watch(() => statement.all(parameters)),
      run: (parameters) => this.#watch(() => statement.run(parameters)),
      iterate: (parameters) =>
        this.#watch(() => statement.iterate(parameters)) as IterableIterator<unknown>,
    };
  }

  /** Begins or ends a transaction in a way that leaves no statement open when it fails. */
  #boundary(sql: 'begin' | 'commit' | 'rollback'): SqliteStatement {
    const run = () => {
      if (sql === 'rollback') this.#isInTransaction = false;
      // One that begins to write only later can fail half-way, because another process was faster.
      this.#database.exec(sql === 'begin' ? 'begin immediate' : sql);
      this.#isInTransaction = sql === 'begin';
      return { changes: 0, lastInsertRowid: 0 };
    };
    return { reader: false, run, all: () => [], iterate: () => [][Symbol.iterator]() };
  }

  #watch<Result>(action: () => Result): Result {
    try {
      return action();
    } catch (error) {
      this.#isStale = true;
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }
}
