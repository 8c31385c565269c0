import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Dialect, Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { syncFolderNow } from './disk.ts';
import { loadSqlite, openSqlite } from './sqlite.ts';
import { StoreError } from './store-error.ts';
import { createTables, type Tables } from './tables.ts';

export interface DatabaseOptions {
  /** The private folder of the site: `.data`. */
  folder: string;
  /** `postgres://...`; left out, a file in the folder is the database. */
  url?: string | undefined;
  /** Whether the file has to exist; otherwise it is created. */
  mustExist?: boolean | undefined;
}

const POSTGRES = /^postgres(ql)?:\/\//;
/** The maximum number of connections to PostgreSQL; a server needs few, because enquiries are stored in groups. */
const MAX_CONNECTIONS = 5;

/** Creates a folder that only its owner can read, and flushes it to disk. */
export function makePrivateFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (made === undefined) return;
  for (let place = folder; place.length >= made.length; place = path.dirname(place)) {
    syncFolderNow(path.dirname(place));
  }
}

/** Returns the path of the database in a site's private folder. */
export const databaseFile = (folder: string): string => path.join(folder, 'enquiries.db');

async function sqlite(folder: string): Promise<Dialect> {
  return new SqliteDialect({ database: openSqlite(await loadSqlite(), databaseFile(folder)) });
}

async function postgres(connectionString: string): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  // The pool replaces a lost connection. Without error listeners, on connections in use as well, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

/**
 * Opens the database of a site and creates its tables.
 *
 * @throws when it cannot be reached or written to, or when its address is of an unknown kind
 */
export async function openDatabase({
  folder,
  url,
  mustExist,
}: DatabaseOptions): Promise<Kysely<Tables>> {
  if (url && !POSTGRES.test(url)) {
    throw new StoreError('DATABASE_URL', 'DATABASE_URL has to begin with postgres://');
  }
  if (!url && mustExist && !existsSync(databaseFile(folder))) {
    throw new StoreError(
      'DATABASE_GONE',
      `${databaseFile(folder)} is gone. Put it back, or start the server again to begin a new one.`,
    );
  }
  makePrivateFolder(folder);
  const dialect = url ? await postgres(url) : await sqlite(folder);
  const database = new Kysely<Tables>({ dialect });
  try {
    if (url) await createSharedTables(database);
    else await createTables(database, false);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** The number of PostgreSQL's advisory lock, which no other program uses. */
const TABLES_LOCK = 417_300;

/**
 * Creates the tables of a shared database, under a lock: two servers that start at the same time would both create them.
 */
function createSharedTables(database: Kysely<Tables>): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${TABLES_LOCK})`.execute(transaction);
    await createTables(transaction, true);
  });
}
