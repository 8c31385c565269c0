import type Sqlite from 'better-sqlite3';
import { codeOf, messageOf } from '../../content/model/thrown.ts';
import { StoreError } from './store-error.ts';

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
