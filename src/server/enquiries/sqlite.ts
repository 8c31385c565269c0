import { closeSync, openSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { codeOf, messageOf } from '../../content/model/thrown.ts';
import { StoreError } from './store-error.ts';

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

/** Codes of Node.js for a package that is not there. */
const NO_PACKAGE = ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'];
const MORE =
  'When that fails: the program is downloaded from GitHub, or else compiled, which takes Python, make and a C++ compiler. PostgreSQL can keep the enquiries instead (DATABASE_URL).';

/**
 * Loads the driver of SQLite. It is an optional dependency: sites without forms need none, and not every computer can install it.
 *
 * @throws StoreError where it is not installed, or was installed for another Node.js
 */
export async function loadSqlite(
  load: () => Promise<{ default: typeof Sqlite }> = () => import('better-sqlite3'),
): Promise<typeof Sqlite> {
  try {
    const { default: Database } = await load();
    // The program is loaded with the first database.
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
    // npm leaves out what a package does when it is installed, unless it is allowed to.
    throw new StoreError(
      'DRIVER_MISSING',
      `SQLite, which keeps the enquiries, has no program for Node.js ${process.versions.node}. Run: npm rebuild better-sqlite3, with "allowScripts": { "better-sqlite3": true } in package.json. ${MORE}`,
    );
  }
}
