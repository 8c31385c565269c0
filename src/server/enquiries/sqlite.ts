import { closeSync, openSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { codeOf, messageOf } from '../../content/model/thrown.ts';
import { StoreError } from './store-error.ts';

const PRAGMAS = [
  'journal_mode = WAL',
  // A commit has reached the disk when it returns, even if the machine loses power then.
  'synchronous = FULL',
  // The driver would block the thread, which also serves pages: retry-busy.ts waits instead.
  'busy_timeout = 0',
  'foreign_keys = ON',
  // Each read goes through the system, so that a damaged disk is noticed before an enquiry is acknowledged.
  'cache_size = 0',
  // Deleted data is overwritten.
  'secure_delete = ON',
];

/**
 * Opens a SQLite file for Kysely.
 *
 * @param Database the class of the driver
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
      // A transaction that locks only at its first write may fail then, because another process has the lock.
      if (sql === 'begin') {
        // A failed rollback has left a transaction open.
        if (database.inTransaction) database.exec('rollback');
        return prepare('begin immediate');
      }
      // After a commit that failed because the disk is full, SQLite has already rolled back.
      if (sql === 'rollback' && !database.inTransaction) return prepare('select 1 where false');
      return prepare(sql);
    },
    close: () => void database.close(),
  };
}

/** Creates a file that only its owner can read; SQLite gives the files beside it the same mode. */
function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Node.js's codes for a missing package. */
const NO_PACKAGE = ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'];
const MORE =
  'When that fails: the program is downloaded from GitHub, or else compiled, which takes Python, make and a C++ compiler. PostgreSQL can keep the enquiries instead (DATABASE_URL).';

/**
 * Loads the driver of SQLite. It is an optional dependency: sites without forms do not need it, and not every computer can
 * install it.
 *
 * @throws StoreError when it is not installed, or was installed for another version of Node.js
 */
export async function loadSqlite(
  load: () => Promise<{ default: typeof Sqlite }> = () => import('better-sqlite3'),
): Promise<typeof Sqlite> {
  try {
    const { default: Database } = await load();
    // The driver's binary is loaded with the first database.
    new Database(':memory:').close();
    return Database;
  } catch (error) {
    const code = codeOf(error);
    if (NO_PACKAGE.includes(code)) {
      throw new StoreError(
        'DRIVER_MISSING',
        `SQLite, which keeps the enquiries, is not installed. Run: npm install better-sqlite3. ${MORE}`,
      );
    }
    if (code !== 'ERR_DLOPEN_FAILED' && !messageOf(error).includes('bindings file')) throw error;
    // npm does not run the install scripts of packages, unless they are allowed.
    throw new StoreError(
      'DRIVER_MISSING',
      `SQLite, which keeps the enquiries, has no program for Node.js ${process.versions.node}. Run: npm rebuild better-sqlite3, with "allowScripts": { "better-sqlite3": true } in package.json. ${MORE}`,
    );
  }
}
