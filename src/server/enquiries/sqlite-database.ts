import { closeSync, openSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { codeOf } from '../../content/model/thrown.ts';

const PRAGMAS = [
  'journal_mode = WAL',
  // A commit is on the disk when it returns, whatever happens to the machine.
  'synchronous = FULL',
  // The driver blocks while it waits, and pages are served by the same thread: we wait ourselves.
  'busy_timeout = 0',
  'foreign_keys = ON',
  // Pages are read from the disk each time, where the system keeps them: what goes wrong there is noticed before an enquiry is acknowledged.
  'cache_size = 0',
  // What was deleted is overwritten.
  'secure_delete = ON',
];

/**
 * Opens a file of SQLite for Kysely.
 *
 * @param Database the driver
 * @throws when the file cannot be opened or written to
 */
export function openSqlite(Database: typeof Sqlite, file: string): SqliteDatabase {
  makePrivateFile(file);
  const database = new Database(file);
  try {
    for (const pragma of PRAGMAS) database.pragma(pragma);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepare = (sql: string): SqliteStatement => database.prepare(sql);
  return {
    prepare(sql) {
      // One that begins to write only later can fail half-way, because another process was faster.
      if (sql === 'begin') {
        // A rollback that failed has left one open, and none can begin within it.
        if (database.inTransaction) database.exec('rollback');
        return prepare('begin immediate');
      }
      // A commit for which the disk has no room has been rolled back already.
      if (sql === 'rollback' && !database.inTransaction) return prepare('select 1 where false');
      return prepare(sql);
    },
    close: () => void database.close(),
  };
}

/** Creates the file for its owner alone; SQLite gives the files beside it the same mode. */
function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
